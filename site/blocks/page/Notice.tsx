import './Notice.css'
import { Paragraph } from '../../content/inline.tsx'

interface Props {
  readonly heading: string
  readonly text: string
}

/** Something to know before reading the page, such as that it is being finalised. */
export function Notice({ heading, text }: Props) {
  return (
    <div className="notice" role="note">
      <p className="mono">{heading}</p>
      <Paragraph text={text} />
    </div>
  )
}
