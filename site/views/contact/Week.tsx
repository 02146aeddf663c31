import './Week.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { locales } from '#language/locales.ts'
import type { Agency } from '../../content/schemas/agency.ts'
import type { ContactWords } from './words.ts'

interface Props {
  readonly words: ContactWords['ways']['week']
  readonly hours: Agency['hours']
  readonly language: Language
}

/** In hours, which are the units of the drawing. */
const [day, week] = [24, 7 * 24]

/** The hours of a week along one line: when somebody picks up the phone, and that mail is answered in all of them. */
export function Week({ words, hours, language }: Props) {
  const days = hours.flatMap(({ count, open }) => Array.from({ length: count }, () => open))
  return (
    <div className="week" aria-hidden="true" data-markdown-ignore>
      <p className="week-days mono">
        {days.map((_open, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their place.
          <span key={index}>{nameOf(index, language)}</span>
        ))}
      </p>
      <Line name={words.phone}>
        <path
          className="week-ruler"
          d={`M0 12H${week}${days.map((_open, index) => `M${index * day} 6V18`).join('')}M${week} 6V18`}
        />
        <path
          className="week-open"
          d={days
            .map((open, index) => open && `M${index * day + open.from} 12H${index * day + open.to}`)
            .join('')}
        />
      </Line>
      <Line name={words.mail}>
        <path className="week-open" d={`M0 12H${week}`} />
      </Line>
    </div>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <p>{name}</p>
      <svg viewBox={`0 0 ${week} 24`} preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
    </>
  )
}

/** Of the day after so many from Monday: the first of January 2024 was one. */
function nameOf(index: number, language: Language): string {
  const date = new Date(Date.UTC(2024, 0, 1 + index))
  return new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' }).format(date)
}
