import type { Language } from '#contracts/languages.ts'
import { countWords } from '../../text/words.ts'
import { isCitable } from '../citable.ts'
import { firstIn, type HtmlDocument, type HtmlText, textOf } from '../html.ts'
import { readParsed, type Sent } from '../read-page.ts'

/** The main text of a page, for showing it in the page itself. */
export interface Kept {
  readonly blocks: readonly KeptBlock[]
  readonly words: number
}

export interface KeptBlock {
  /** Its text nodes in the parsed page. */
  readonly texts: readonly HtmlText[]
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

/** Counts the words of the whole page, with its menus and its footer. */
export function wordsIn(document: HtmlDocument, language: Language): number {
  const body = firstIn(document, 'body')
  return body ? countWords(textOf(body), language) : 0
}
