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

/** The evening before the day when nobody picks up the phone, and its hour: the answer comes all the same. */
const written = { day: 5, hour: 21 } as const

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
      <figcaption>
        <Sign of="written" /> {fill(words.written, evenings)}, <Sign of="answered" />{' '}
        {fill(words.answered, evenings)}
      </figcaption>
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

/** An open disc for a message, a full one for its answer: they stand beside their words too. */
function Sign({ of }: { readonly of: 'written' | 'answered' }) {
  return (
    <svg className="week-sign" viewBox="-7 -7 14 14" width="14" height="14" aria-hidden="true">
      <circle className={`week-${of}`} r="6" />
    </svg>
  )
}

/** From a message to its answer. */
function Answer({ answered, hours }: { readonly answered: number; readonly hours: number }) {
  const [from, to, y] = [dayX(written.day + 0.5), dayX(answered + 0.5), hourY(written.hour)]
  return (
    <g className="week-answer">
      <line x1={from} x2={to} y1={y} y2={y} />
      <text x={dayX((written.day + answered + 1) / 2)} y={y} dy="-1.1em">
        {hours}
        {'\u00a0h'}
      </text>
      <circle className="week-written" cx={from} cy={y} r="8" />
      <circle className="week-answered" cx={to} cy={y} r="8" />
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
