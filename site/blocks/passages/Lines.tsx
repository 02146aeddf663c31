import './Lines.css'
import type { ReactNode } from 'react'

interface Props {
  readonly name: string
  readonly text: string
  /** What stands beside the name, such as a button. */
  readonly children?: ReactNode
}

/** Lines of a file or of a terminal. */
export function Lines({ name, text, children }: Props) {
  return (
    <div className="rules">
      <p className={children ? 'rules-head' : undefined}>
        <b>{name}</b>
        {children && <> {children}</>}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre translate="no" tabIndex={0}>
        {text}
      </pre>
    </div>
  )
}

interface CopyableLinesProps {
  /** The effect of the lines, or the name of their file. */
  readonly name: string
  readonly text: string
  readonly copy: string
}

/** Lines to copy with a button or by hand. */
export function CopyableLines({ name, text, copy }: CopyableLinesProps) {
  return (
    <Lines name={name} text={text}>
      <button className="copy" type="button" data-copy={text} data-needs-script>
        {copy}
        <span className="visually-hidden"> {name}</span>
      </button>
    </Lines>
  )
}
