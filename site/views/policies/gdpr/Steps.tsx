import './Steps.css'
import { Paragraph } from '../../../content/inline.tsx'
import type { GdprWords } from './words.ts'

/** From a request to its answer, with a tick for each day between them, and on to what comes after. */
export function Steps({ items }: Pick<GdprWords['steps'], 'items'>) {
  return (
    <ol className="right-steps">
      {items.map(({ title, text, at }) => (
        <li key={title}>
          {at && <p className="right-day">{at}</p>}
          <h3>{title}</h3>
          <Paragraph text={text} />
        </li>
      ))}
    </ol>
  )
}
