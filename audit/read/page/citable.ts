import type { Block } from './page-facts.ts'

/** An answer that engines quote whole: the convention of 40 to 60 words, with some tolerance. */
const fewestWords = 30
const mostWords = 80

/**
 * Whether a passage stands on its own and can be quoted: a paragraph or a quotation that does not lean
 * on what comes before, and that is 30 to 80 words long, or defines something, or gives a figure with
 * its origin, or quotes someone by name.
 */
export function isCitable(block: Block): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'quote') return false
  const kinds = new Set(block.cues.map(({ kind }) => kind))
  if (kinds.has('dangling') || block.words < 8) return false
  const whole = block.words >= fewestWords && block.words <= mostWords
  const proven =
    kinds.has('figure') && (kinds.has('attribution') || block.links.some(({ external }) => external))
  return (
    whole ||
    (block.words <= mostWords && (kinds.has('definition') || proven || kinds.has('attributed-quotation')))
  )
}
