import './Disclaimers.css'
import type { LegalWords } from './words.ts'

/** What nobody should expect, and why. */
export function Disclaimers({ items }: Pick<LegalWords['disclaimers'], 'items'>) {
  return (
    <dl className="disclaimers">
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
