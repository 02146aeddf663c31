import './Notice.css'
import { Paragraph } from '../../content/inline.tsx'

interface Props {
  readonly heading: string
  readonly text: string
}

/** What is still missing of a page, or may change: at its end. */
export function Notice({ heading, text }: Props) {
  return (
    <div className="notice" role="note">
      <p>
        <b>{heading}.</b>
      </p>{' '}
      <Paragraph text={text} />
    </div>
  )
}
