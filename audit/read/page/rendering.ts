import type { Rendering } from '../../visit.ts'
import { fold } from '../text/fold.ts'
import type { PageFacts } from './page-facts.ts'

/** A page as a browser shows it, compared with the page as sent. */
export interface PageRendering {
  /** Words of the main text once scripts have run. */
  readonly words: number
  /** Sentences of the main text in a browser, and how many of them are in the page as sent. */
  readonly sentences: number
  readonly found: number
  /** The first of those that only scripts add. */
  readonly missing: readonly string[]
  readonly largestPaintMs: number | null
  readonly layoutShift: number | null
}

/** Shorter ones are labels of buttons and counters. */
const fewestWords = 4
const mostShown = 3

/** Null when the rendered page could not be read. */
export function readRendering(
  sent: PageFacts,
  rendered: PageFacts | null,
  { largestPaintMs, layoutShift }: Rendering,
): PageRendering | null {
  if (!rendered) return null
  const there = wholeTextOf(sent)
  const sentences = sentencesOf(rendered)
  const missing = sentences.filter(sentence => !there.includes(fold(sentence)))
  return {
    words: rendered.text.words,
    sentences: sentences.length,
    found: sentences.length - missing.length,
    missing: missing.slice(0, mostShown),
    largestPaintMs,
    layoutShift,
  }
}

function sentencesOf({ text }: PageFacts): readonly string[] {
  const sentences = text.blocks.flatMap(block =>
    block.sentences.length > 0 ? block.sentences : [block.text],
  )
  return [...new Set(sentences)].filter(sentence => sentence.split(' ').length >= fewestWords)
}

/** The text of all parts: a sentence that scripts move to another part is not missing. */
function wholeTextOf({ text }: PageFacts): string {
  const parts = [...text.blocks, ...text.skipped].toSorted((one, other) => one.order - other.order)
  return fold(parts.map(part => part.text).join(' '))
}
