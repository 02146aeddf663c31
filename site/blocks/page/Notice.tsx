import './Notice.css'
import { Inline } from '../../content/inline.tsx'

interface Props {
  readonly heading: string
  readonly text: string
}

/** Something that must be known before the page is read: that it is being finalised, for instance. */
export function Notice({ heading, text }: Props) {
  return (
    <div className="notice" role="note">
      <p className="mono">{heading}</p>
      <p>
        <Inline text={text} />
      </p>
    </div>
  )
}
