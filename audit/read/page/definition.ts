import { type Lexicon, plain } from '../text/lexicon/index.ts'
import { termsOf } from '../text/terms.ts'
import type { PageFacts } from './page-facts.ts'

/** In words: a longer subject is not the name of what is defined. */
const longestSubject = 12

export function definesSubject(sentence: string, page: PageFacts, lexicon: Lexicon): boolean {
  const text = plain(sentence)
  const subject = text.slice(0, Math.max(0, text.search(lexicon.definition)))
  const named = termsOf(titleAndHeading(page), lexicon)
  return (
    subject.split(' ').length <= longestSubject &&
    termsOf(subject, lexicon).some(term => named.includes(term))
  )
}

export function titleAndHeading({ head, headings }: PageFacts): string {
  return `${head.titles[0] ?? ''} ${headings.find(({ level }) => level === 1)?.text ?? ''}`
}
