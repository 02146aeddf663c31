import './Deadlines.css'
import type { LegalWords } from './words.ts'

type Words = LegalWords['deadlines']

/** As long as the longest of them. */
const daysDrawn = 30

/** The deadlines of the terms on one ruler of days: at each mark, what ends there and what comes then. */
export function Deadlines({ words }: { readonly words: Words }) {
  const marks = [...Map.groupBy(words.rows, ({ days }) => days)]
  return (
    <>
      <h2>{words.heading}</h2>
      <div className="deadlines">
        <Ruler marks={marks.flatMap(([days, rows]) => rows.map((_row, nth) => ({ days, nth })))} />
        <ol>
          {marks.map(([days, rows]) => (
            <Mark key={days} days={days} rows={rows} />
          ))}
        </ol>
      </div>
    </>
  )
}

interface MarkOnRuler {
  readonly days: number
  /** How many others end on the same day before it: it stands that far off the line. */
  readonly nth: number
}

/** From one mark to the next of the same day. */
const apart = 19

/** Across a wide page, and down a phone. */
function Ruler({ marks }: { readonly marks: readonly MarkOnRuler[] }) {
  const days = Array.from({ length: daysDrawn + 1 }, (_day, day) => day)
  return (
    <>
      <svg className="is-wide" height="40" aria-hidden="true" data-markdown-ignore>
        <line x2="100%" y1="20" y2="20" />
        {days.map(day => (
          <line key={day} x1={shareOf(day)} x2={shareOf(day)} y1={day % 5 === 0 ? 8 : 14} y2="20" />
        ))}
        {marks.map(({ days: day, nth }) => (
          <circle key={`${day} ${nth}`} cx={shareOf(day)} cy={20 - nth * apart} r="8" />
        ))}
      </svg>
      <svg className="is-narrow" width="40" height="100%" aria-hidden="true" data-markdown-ignore>
        <line x1="12" x2="12" y2="100%" />
        {days.map(day => (
          <line key={day} x1="12" x2={day % 5 === 0 ? 24 : 18} y1={shareOf(day)} y2={shareOf(day)} />
        ))}
        {marks.map(({ days: day, nth }) => (
          <circle key={`${day} ${nth}`} cx={12 + nth * apart} cy={shareOf(day)} r="8" />
        ))}
      </svg>
    </>
  )
}

function Mark({ days, rows }: { readonly days: number; readonly rows: Words['rows'] }) {
  return (
    <li className={`at-${days}`}>
      <p>
        <b>{rows[0]?.period}</b>
      </p>
      {rows.map(({ name, end }) => (
        <div key={name}>
          <h3>{name}</h3>
          <p>{end}</p>
        </div>
      ))}
    </li>
  )
}

function shareOf(days: number): string {
  return `${((100 * days) / daysDrawn).toFixed(2)}%`
}
