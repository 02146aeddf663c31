import { type Lexicon, plain } from '../text/lexicon/index.ts'
import { termsOf } from '../text/terms.ts'
import type { PageFacts } from './page-facts.ts'

/** In words: a longer subject is not the name of what is defined. */
const longestSubject = 12

/** Whether a sentence says, with such a verb, what the title or the main heading names. */
export function definesSubject(
  sentence: string,
  page: PageFacts,
  lexicon: Lexicon,
  verb = lexicon.definition,
): boolean {
  const text = plain(sentence)
  const before = text.slice(0, Math.max(0, text.search(verb)))
  const subject = isShort(before) ? before : before.slice(before.lastIndexOf(',') + 1)
  const named = termsOf(titleAndHeading(page), lexicon)
  return isShort(subject) && termsOf(subject, lexicon).some(term => named.includes(term))
}

function isShort(subject: string): boolean {
  return subject.split(' ').length <= longestSubject
}

export function titleAndHeading({ head, headings }: PageFacts): string {
  return `${head.titles[0] ?? ''} ${headings.find(({ level }) => level === 1)?.text ?? ''}`
}
