import type { Block } from './page-facts.ts'

/** The usual advice for an answer that engines quote whole is 40 to 60 words; this allows some tolerance. */
const fewestWords = 30
const mostWords = 80

/**
 * Whether a passage can be quoted on its own: a paragraph or a quotation that can be understood without
 * what precedes it, and that has 30 to 80 words, or defines something, or gives a figure with its source,
 * or quotes someone by name.
 */
export function isCitable(block: Block): boolean {
  if (block.kind !== 'paragraph' && block.kind !== 'quote') return false
  const kinds = new Set(block.cues.map(({ kind }) => kind))
  if (kinds.has('dangling') || block.words < 8) return false
  const isAnswer = block.words >= fewestWords && block.words <= mostWords
  const isSourcedFigure =
    kinds.has('figure') && (kinds.has('attribution') || block.links.some(({ external }) => external))
  return (
    isAnswer ||
    (block.words <= mostWords &&
      (kinds.has('definition') || isSourcedFigure || kinds.has('attributed-quotation')))
  )
}
