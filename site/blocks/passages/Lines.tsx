import './Lines.css'
import { Fragment, type ReactNode } from 'react'
import { fill } from '../../content/wording.ts'
import { Fold } from '../lists/Fold.tsx'

interface Props {
  readonly name: string
  readonly text: string
  /** Whether what blank lines separate stands side by side where there is room. Its view then imports `LinesApart.css`, or sets them itself. */
  readonly isApart?: boolean | undefined
  /** How many they are, `{count}`: many are unfolded by it, after their name, or on a phone alone if they stand side by side elsewhere. Its view imports `LinesFolded.css`. */
  readonly more?: string | undefined
  /** What stands beside the name, such as a button. */
  readonly children?: ReactNode
}

/** More of them are folded. */
const manyLines = 17

/** Lines of a file or of a terminal. */
export function Lines({ name, text, isApart = false, more, children }: Props) {
  const count = text.trimEnd().split('\n').length
  const lines = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre translate="no" tabIndex={0}>
      {isApart ? text.split(/(?<=\n\n)/u).map(group => <span key={group}>{group}</span>) : breakable(text)}
    </pre>
  )
  const folded = more && count > manyLines ? fill(more, { count }) : undefined
  if (folded && !isApart)
    return (
      <div className="rules is-folded">
        <Fold
          summary={
            <span>
              {name} <span className="mono">{folded}</span>
            </span>
          }
        >
          {lines}
        </Fold>
        {children}
      </div>
    )
  return (
    <div className={isApart ? 'rules is-apart' : 'rules'}>
      <p className={children ? 'rules-head' : undefined}>
        <b>{name}</b>
        {children && <> {children}</>}
      </p>
      {folded ? (
        <Fold summary={folded} isOnPhones>
          {lines}
        </Fold>
      ) : (
        lines
      )}
    </div>
  )
}

/** A long formula breaks before it divides, not inside the difference that it divides. */
function breakable(text: string): ReactNode {
  return text.split(/(\(\w+-\w+\))(?=\/)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <Fragment key={index}>
        <span className="whole">{part}</span>
        <wbr />
      </Fragment>
    ),
  )
}

interface CopyActionsProps {
  /** The effect of the lines, or the name of their file. */
  readonly name: string
  readonly text: string
  readonly copy: string
  /** The link to the same as a file. */
  readonly file?: ReactNode
}

/** Lines to copy with a button or by hand. */
export function CopyableLines({
  isApart,
  more,
  ...copied
}: CopyActionsProps & Pick<Props, 'isApart' | 'more'>) {
  return (
    <Lines name={copied.name} text={copied.text} isApart={isApart} more={more}>
      <CopyActions {...copied} />
    </Lines>
  )
}

/** What stands beside the name of something to copy. */
export function CopyActions({ name, text, copy, file }: CopyActionsProps) {
  return (
    <span className="rules-actions">
      <button className="copy" type="button" data-copy={text} data-needs-script>
        {copy}
        <span className="visually-hidden"> {name}</span>
      </button>{' '}
      {file}
    </span>
  )
}
