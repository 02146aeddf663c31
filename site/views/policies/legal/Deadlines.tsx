import '../Years.css'
import './Deadlines.css'
import type { LegalWords } from './words.ts'

/** Of the line, as long as the longest of them. */
const daysDrawn = 30

/** The deadlines of the terms, the shortest first: each on a line of as many days, and what it ends in. */
export function Deadlines({ words }: { readonly words: LegalWords['deadlines'] }) {
  return (
    <>
      <h2>{words.heading}</h2>
      <ul className="deadlines">
        {words.rows.map(({ name, days, period, end }) => (
          <li key={name}>
            <h3>{name}</h3>
            <svg className="years" height="20" aria-hidden="true" data-markdown-ignore>
              <line x2="100%" y1="10" y2="10" />
              <line className="years-kept" x2={shareOf(days)} y1="10" y2="10" />
              <circle cx={shareOf(days)} cy="10" r="5.5" />
            </svg>
            <p>
              <b>{period}</b> <span>{end}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="deadlines-caption">{words.caption}</p>
    </>
  )
}

function shareOf(days: number): string {
  return `${((100 * days) / daysDrawn).toFixed(2)}%`
}
