import './Lines.css'
import type { ReactNode } from 'react'

interface Props {
  readonly name: string
  readonly text: string
  /** Whether what blank lines separate stands side by side where there is room. Its view then imports `LinesApart.css`. */
  readonly isApart?: boolean | undefined
  /** Says under a long text that it scrolls. */
  readonly more?: string | undefined
  /** What stands beside the name, such as a button. */
  readonly children?: ReactNode
}

/** What is longer scrolls: the height of `pre` in Lines.css. */
const linesShown = 17

/** Lines of a file or of a terminal. */
export function Lines({ name, text, isApart = false, more, children }: Props) {
  const isLong = text.trimEnd().split('\n').length > linesShown
  return (
    <div className={isApart ? 'rules is-apart' : 'rules'}>
      <p className={children ? 'rules-head' : undefined}>
        <b>{name}</b>
        {children && <> {children}</>}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre translate="no" tabIndex={0}>
        {isApart ? text.split(/(?<=\n\n)/u).map(group => <span key={group}>{group}</span>) : text}
      </pre>
      {more && isLong && (
        <div className="rules-more mono" aria-hidden="true">
          {more}
        </div>
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
