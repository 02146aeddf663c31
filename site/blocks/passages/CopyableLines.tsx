import './CopyableLines.css'

interface Props {
  /** The effect of the lines, or the name of their file. */
  readonly name: string
  readonly text: string
  readonly copy: string
}

/** Lines of a file or of a terminal, to copy with a button or by hand. */
export function CopyableLines({ name, text, copy }: Props) {
  return (
    <div className="rules">
      <p className="rules-head">
        <b>{name}</b>{' '}
        <button className="copy" type="button" data-copy={text} data-needs-script>
          {copy}
          <span className="visually-hidden"> {name}</span>
        </button>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre translate="no" tabIndex={0}>
        {text}
      </pre>
    </div>
  )
}
