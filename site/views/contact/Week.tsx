import './Week.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import type { Agency } from '../../content/schemas/agency.ts'
import type { ContactWords } from './words.ts'

interface Props {
  readonly words: ContactWords['ways']['week']
  readonly hours: Agency['hours']
  readonly language: Language
}

/** The hours of a week along one line: when somebody picks up the phone, and that mail is answered in all of them. */
export function Week({ words, hours, language }: Props) {
  const days = hours.flatMap(({ count, open }) => Array.from({ length: count }, () => open))
  return (
    <div className="week" aria-hidden="true" data-markdown-ignore>
      <p className="week-days mono">
        {days.map((_open, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week keep their place.
          <span key={day}>{nameOf(day, language)}</span>
        ))}
      </p>
      <Line name={words.phone}>
        <path
          className="week-ruler"
          d={`M0 12H168${days.map((_open, day) => `M${day * 24} 6V18`).join('')}M168 6V18`}
        />
        <path
          className="week-open"
          d={days.map((open, day) => open && `M${day * 24 + open.from} 12H${day * 24 + open.to}`).join('')}
        />
      </Line>
      <Line name={words.mail}>
        <path className="week-open" d="M0 12H168" />
      </Line>
    </div>
  )
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <p>{name}</p>
      <svg viewBox="0 0 168 24" preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
    </>
  )
}

/** Of the day after so many from Monday: the first of January 2024 was one. */
function nameOf(day: number, language: Language): string {
  const date = new Date(Date.UTC(2024, 0, 1 + day))
  return new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(date)
}
