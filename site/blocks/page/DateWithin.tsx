import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'

interface Props {
  /** A text where `{date}` stands for the date. */
  readonly text: string
  /** As precise as is known: `2026-11-21`, `2024-08`. */
  readonly date: string
  readonly language: Language
}

/** A date within a few words, readable by machines too. */
export function DateWithin({ text, date, language }: Props) {
  const [before, after] = text.split('{date}')
  return (
    <>
      {before}
      <time className="whole" dateTime={date}>
        {writtenDate(date, language)}
      </time>
      {after}
    </>
  )
}
