import './Lines.css'
import type { ReactNode } from 'react'

interface Props {
  readonly name: string
  readonly text: string
  /** Whether what blank lines separate stands side by side where there is room. Its view then imports `LinesApart.css`. */
  readonly isApart?: boolean | undefined
  /** Says under a text that it scrolls, if it does on a phone. */
  readonly more?: string | undefined
  /** What stands beside the name, such as a button. */
  readonly children?: ReactNode
}

/** What is longer or wider scrolls: the height of `pre` in Lines.css, and what a phone shows of a line. */
const [linesShown, lengthShown] = [17, 35]

/** Lines of a file or of a terminal. */
export function Lines({ name, text, isApart = false, more, children }: Props) {
  const lines = text.trimEnd().split('\n')
  const scrolls = lines.length > linesShown || lines.some(({ length }) => length > lengthShown)
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
      {more && scrolls && (
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
