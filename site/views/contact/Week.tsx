import './Week.css'
import type { Language } from '#contracts/languages.ts'
import { locales } from '#language/locales.ts'
import type { Agency } from '../../content/schemas/agency.ts'
import { fill } from '../../content/wording.ts'
import type { ContactWords } from './words.ts'

interface Props {
  readonly words: ContactWords['ways']['week']
  readonly agency: Pick<Agency, 'hours' | 'answerHours'>
  readonly language: Language
}

const hoursOfDay = 24

/** Its evening, when nobody picks up the phone: the third day of the week, and its hour. */
const written = { day: 2, hour: 21 } as const

/** A week as in a diary, a column for each day: when somebody picks up the phone, and that a message may come at any hour. */
export function Week({ words, agency: { hours, answerHours }, language }: Props) {
  const days = hours.flatMap(({ count, open }) => Array.from({ length: count }, () => open))
  const answered = written.day + answerHours / hoursOfDay
  const evenings = { from: dayName(written.day, 'long', language), to: dayName(answered, 'long', language) }
  return (
    <figure className="week" data-markdown-ignore>
      <p className="week-name">{words.name}</p>
      <div aria-hidden="true">
        <p className="week-days mono">
          {days.map((_open, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their place.
            <span key={index}>{dayName(index, 'short', language)}</span>
          ))}
        </p>
        <svg width="100%" aria-hidden="true">
          <rect className="week-ground" width="100%" height="100%" />
          {days.map(
            (open, index) =>
              open && <OpenHours key={dayX(index)} {...open} day={index} language={language} />,
          )}
          {days.map((_open, index) => index > 0 && <DayEdge key={dayX(index)} day={index} />)}
          <Answer answered={answered} hours={answerHours} />
        </svg>
        <ul className="week-key">
          <li>{words.phone}</li>
          <li>{words.mail}</li>
        </ul>
      </div>
      <figcaption>{fill(words.example, evenings)}</figcaption>
    </figure>
  )
}

interface OpenHoursProps extends Pick<Props, 'language'> {
  readonly day: number
  readonly from: number
  readonly to: number
}

function OpenHours({ day, from, to, language }: OpenHoursProps) {
  return (
    <g className="week-open">
      <rect x={dayX(day)} width={dayX(1)} y={hourY(from)} height={hourY(to - from)} />
      <text x={dayX(day)} y={hourY(from)} dy="1.35em">
        {hourName[language](from)}
      </text>
      <text x={dayX(day)} y={hourY(to)} dy="-0.6em">
        {hourName[language](to)}
      </text>
    </g>
  )
}

/** Between two days, of the tone under them. */
function DayEdge({ day }: { readonly day: number }) {
  return <line className="week-edge" x1={dayX(day)} x2={dayX(day)} y1="0" y2="100%" />
}

/** From a message to its answer, which bear the numbers of the steps that they are. */
function Answer({ answered, hours }: { readonly answered: number; readonly hours: number }) {
  const [from, to, y] = [dayX(written.day + 0.5), dayX(answered + 0.5), hourY(written.hour)]
  return (
    <g className="week-answer">
      <line x1={from} x2={to} y1={y} y2={y} />
      <text x={dayX((written.day + answered + 1) / 2)} y={y} dy="-1.1em">
        {hours}
        {'\u00a0h'}
      </text>
      {[
        { x: from, step: 1 },
        { x: to, step: 3 },
      ].map(({ x, step }) => (
        <g key={step} className="week-step">
          <circle cx={x} cy={y} r="12" />
          <text x={x} y={y} dy="0.35em">
            {step}
          </text>
        </g>
      ))}
    </g>
  )
}

const dayX = (day: number) => `${(day / 7) * 100}%`
const hourY = (hour: number) => `${(hour / hoursOfDay) * 100}%`

const hourName: Readonly<Record<Language, (hour: number) => string>> = {
  fr: hour => `${hour}\u00a0h`,
  en: hour => `${hour % 12 || 12}\u00a0${hour < 12 ? 'am' : 'pm'}`,
}

/** Of the day after so many from Monday: the first of January 2024 was one. */
function dayName(index: number, weekday: 'short' | 'long', language: Language): string {
  const date = new Date(Date.UTC(2024, 0, 1 + index))
  return new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' }).format(date)
}
