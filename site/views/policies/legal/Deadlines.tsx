import './Deadlines.css'
import type { Language } from '#contracts/languages.ts'
import { period as inWords } from '#language/durations.ts'
import { PeriodAxis, PeriodLine } from '../../../blocks/data/PeriodLine.tsx'
import type { LegalWords } from './words.ts'

interface Props {
  readonly rows: LegalWords['deadlines']['rows']
  readonly language: Language
}

/** How many days the lines are long, as the longest deadline is, and how many lie between two ticks. */
const drawn = { days: 30, tick: 5 }

const parts = drawn.days / drawn.tick

/** The deadlines of the terms, a line for each: how long it is, and what comes at its end. */
export function Deadlines({ rows, language }: Props) {
  return (
    <>
      <div className="deadline deadlines-axis">
        <PeriodAxis parts={parts} name={tick => dayAt(tick, language)} />
      </div>
      <ol className="deadlines">
        {rows.map(({ name, days, period, end }) => (
          <li key={name} className="deadline">
            <h3>{name}</h3>
            <b>{period}</b>
            <PeriodLine parts={parts} end={days / drawn.days} marks={[days / drawn.days]} />
            <p>{end}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The last says what is counted. */
function dayAt(tick: number, language: Language): string {
  const count = tick * drawn.tick
  return tick === parts ? inWords({ unit: 'day', count }, language) : String(count)
}
