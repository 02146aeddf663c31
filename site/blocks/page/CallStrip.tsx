import './CallStrip.css'

interface Props {
  readonly heading: string
  readonly text: string
  readonly action: string
  readonly address: string
}

/** One sentence, one button: what to do next, at the end of a page. */
export function CallStrip({ heading, text, action, address }: Props) {
  return (
    <div className="call-strip">
      <h2>{heading}</h2>
      <p>{text}</p>
      <a className="button" href={address}>
        {action}
      </a>
    </div>
  )
}
