import type { Language } from '#contracts/languages.ts'
import { countWords } from '../../text/words.ts'
import { isCitable } from '../citable.ts'
import { firstIn, type HtmlDocument, type HtmlText, textOf } from '../html.ts'
import { readParsed, type Sent } from '../read-page.ts'

/** What is kept of a page, for those who show it in the page itself. */
export interface Kept {
  /** The main text, block by block, and where it stands in the parsed page. */
  readonly blocks: readonly KeptBlock[]
  /** Words of the main text. */
  readonly words: number
}

export interface KeptBlock {
  readonly texts: readonly HtmlText[]
  /** Whether it can be quoted alone. */
  readonly citable: boolean
}

export function readKept(document: HtmlDocument, sent: Sent): Kept {
  const { facts, raw } = readParsed(document, sent)
  const citable = facts.text.blocks.map(isCitable)
  return {
    blocks: raw.blocks.map(({ texts }, index) => ({ texts, citable: citable[index] === true })),
    words: facts.text.words,
  }
}

/** The words of all that a page says, its menus and its footer included. */
export function wordsIn(document: HtmlDocument, language: Language): number {
  const body = firstIn(document, 'body')
  return body ? countWords(textOf(body), language) : 0
}
