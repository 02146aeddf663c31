import './Lines.css'
import type { ReactNode } from 'react'
import { fill } from '../../content/wording.ts'
import { Fold } from '../lists/Fold.tsx'

interface Props {
  readonly name: string
  readonly text: string
  /** Whether what blank lines separate stands side by side where there is room. Its view then imports `LinesApart.css`. */
  readonly isApart?: boolean | undefined
  /** What unfolds its `{count}` lines, where they are many: on a phone alone if they stand side by side elsewhere. */
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
      {isApart ? text.split(/(?<=\n\n)/u).map(group => <span key={group}>{group}</span>) : text}
    </pre>
  )
  return (
    <div className={isApart ? 'rules is-apart' : 'rules'}>
      <p className={children ? 'rules-head' : undefined}>
        <b>{name}</b>
        {children && <> {children}</>}
      </p>
      {more && count > manyLines ? (
        <Fold summary={fill(more, { count })} isOnPhones={isApart}>
          {lines}
        </Fold>
      ) : (
        lines
      )}
    </div>
  )
}

interface CopyButtonProps {
  /** The effect of the lines, or the name of their file. */
  readonly name: string
  readonly text: string
  readonly copy: string
}

/** Lines to copy with a button or by hand. */
export function CopyableLines({
  isApart,
  more,
  ...copied
}: CopyButtonProps & Pick<Props, 'isApart' | 'more'>) {
  return (
    <Lines name={copied.name} text={copied.text} isApart={isApart} more={more}>
      <CopyButton {...copied} />
    </Lines>
  )
}

export function CopyButton({ name, text, copy }: CopyButtonProps) {
  return (
    <button className="copy" type="button" data-copy={text} data-needs-script>
      {copy}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}
