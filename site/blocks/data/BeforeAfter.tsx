import './BeforeAfter.css'
import { Paragraph } from '../../content/inline.tsx'

interface Props {
  /** Says that the example is made up. */
  readonly label: string
  readonly before: { readonly name: string; readonly text: string }
  readonly after: { readonly name: string; readonly text: string }
}

/** A passage before and after it was rewritten to be citable. */
export function BeforeAfter({ label, before, after }: Props) {
  return (
    <figure className="before-after">
      <figcaption className="mono">{label}</figcaption>
      {[before, after].map(({ name, text }) => (
        <div key={name}>
          <p className="mono">{name}</p>
          <blockquote>
            <Paragraph text={text} />
          </blockquote>
        </div>
      ))}
    </figure>
  )
}
