import './Points.css'
import { Inline } from '../content/inline.tsx'

/** Sentences of the same kind, one to a line. */
export function Points({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="point-list">
      {items.map(text => (
        <li key={text}>
          <Inline text={text} />
        </li>
      ))}
    </ul>
  )
}
