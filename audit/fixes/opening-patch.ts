import type { Patch } from '#contracts/audit-report.ts'
import { escaped } from '#language/markup.ts'
import { definesSubject } from '../read/page/definition.ts'
import type { Page } from '../read/site/site-facts.ts'
import { type Lexicon, lexicons, plain } from '../read/text/lexicon/index.ts'
import { sentencesOf } from '../read/text/sentences.ts'
import { countWords } from '../read/text/words.ts'

/** An answer that engines quote whole is 40 to 60 words long. */
const mostWords = 60

/**
 * A first paragraph in the page's own words: the sentence that defines its subject, from further down or
 * from its description, with the sentences that follow it there. Null when the page has no such sentence,
 * or only one that depends on the text before it: we do not write one.
 */
export function openingPatch(page: Page): Patch | null {
  const { read } = page.language
  if (read === null) return null
  const paragraphs = page.text.blocks.filter(({ kind }) => kind === 'paragraph')
  const passages = [
    ...paragraphs.map(({ sentences }) => sentences),
    sentencesOf(page.head.description ?? '', read),
  ]
  const opening = passages.flatMap(passage => openingIn(passage, page, lexicons[read]) ?? [])[0]
  return opening ? { place: '<main>', removed: '', added: `<p>${escaped(opening)}</p>` } : null
}

function openingIn(passage: readonly string[], page: Page, lexicon: Lexicon): string | null {
  const from = passage.findIndex(sentence => opens(sentence, page, lexicon))
  if (from < 0) return null
  const lengths = passage.slice(from).map((_, more) => passage.slice(from, from + more + 1).join(' '))
  return lengths.findLast(text => countWords(text, lexicon.language) <= mostWords) ?? null
}

/** A sentence that points at what stands before it, or is only the beginning of one. */
const pointing =
  /^(?:this|that|these|those|as|such|here|there|ce|cet|cette|ces|comme|tel|telle|ici|voici)\b/iu

function opens(sentence: string, page: Page, lexicon: Lexicon): boolean {
  const isDefinition = lexicon.definition.test(plain(sentence)) && definesSubject(sentence, page, lexicon)
  return isDefinition && !lexicon.dangling.test(plain(sentence)) && !pointing.test(plain(sentence))
}
