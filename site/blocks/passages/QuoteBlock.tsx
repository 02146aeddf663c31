import './QuoteBlock.css'
import type { Language } from '#contracts/languages.ts'
import { writtenDate } from '#language/dates.ts'
import { inQuotationMarks } from '#language/typography.ts'
import { Inline } from '../../content/inline.tsx'

interface Props {
  /** The words as they were said, without quotation marks. */
  readonly text: string
  readonly author: string
  /** The author's role and where they said it, with the mark of the source. */
  readonly role?: string
  /** As precise as is known: `2024-08`; absent for a made-up quotation and for a work that is continually rewritten. */
  readonly date?: string | undefined
  readonly language: Language
}

/** Someone else's words, who said them, where and when, unless their role tells the year. */
export function QuoteBlock({ text, author, role, date, language }: Props) {
  return (
    <figure className="quote">
      <blockquote>
        <p>
          <Inline text={inQuotationMarks(text, language)} />
        </p>
      </blockquote>
      <figcaption>
        <b>{author}</b>{' '}
        {role && (
          <span>
            <Inline text={role} />
          </span>
        )}{' '}
        {date && !role?.includes(date.slice(0, 4)) && (
          <time className="mono" dateTime={date}>
            {writtenDate(date, language)}
          </time>
        )}
      </figcaption>
    </figure>
  )
}
