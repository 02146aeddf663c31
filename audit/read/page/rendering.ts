import type { Rendering } from '../../visit.ts'
import { fold } from '../text/fold.ts'
import type { PageFacts } from './page-facts.ts'

/** A page as a browser shows it, against the page as it was sent. */
export interface PageRendering {
  /** Words of main text once scripts have run. */
  readonly words: number
  /** Sentences of main text that a browser shows, and those of them that are in the page as it was sent. */
  readonly sentences: number
  readonly found: number
  /** The first of those that only scripts bring. */
  readonly missing: readonly string[]
  readonly largestPaintMs: number | null
  readonly layoutShift: number | null
}

/** Shorter ones are names of buttons and figures of counters. */
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

/** Everything the page says, whatever part says it: a sentence that moved is still there. */
function wholeTextOf({ text }: PageFacts): string {
  const parts = [...text.blocks, ...text.skipped].toSorted((one, other) => one.order - other.order)
  return fold(parts.map(part => part.text).join(' '))
}
