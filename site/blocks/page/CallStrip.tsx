import './CallStrip.css'

interface Props {
  readonly heading: string
  readonly text: string
  readonly action: string
  readonly address: string
}

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
