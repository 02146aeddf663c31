import './FaultLots.css'
import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { CountTicks } from '../../blocks/data/CountTicks.tsx'
import type { lotRows } from './lots.ts'

interface Props {
  readonly words: {
    readonly caption: string
    /** The line that all are compared with, and its name. */
    readonly reference: { readonly at: number; readonly name: string }
  }
  readonly rows: ReturnType<typeof lotRows>
  readonly language: Language
}

/** The faults of each lot as one bar, all lots as long as each other, with the line that the real ones are to reach. */
export function FaultLots({ words: { caption, reference }, rows, language }: Props) {
  return (
    <figure className="fault-lots">
      <p className="fault-aim" aria-hidden="true">
        {reference.name}
      </p>
      <ol>
        {rows.map(({ name, detail, value, right, judged }) => (
          <li key={name}>
            <b>{percentage(value / 100, language)}</b>{' '}
            <span>
              {name}, {detail}
            </span>
            <div className="fault-ticks">
              <CountTicks count={right} total={judged} />
              <svg className="fault-aim-line" aria-hidden="true">
                <line x1={`${reference.at}%`} x2={`${reference.at}%`} y2="100%" />
              </svg>
            </div>
          </li>
        ))}
      </ol>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
