import type { Lexicon } from '../../text/lexicon/index.ts'
import type { RawBlock } from '../main-text/main-text.ts'
import type { Cue } from '../page-facts.ts'

/** Fewer words between quotation marks are a title or a nuance, not someone speaking. */
const fewestWords = 5

/** A straight quotation mark opens after a space and closes after a word; two closing ones enclose no quotation. */
const quoted =
  /«([^«»]{15,600})»|“([^“”]{15,600})”|(?<![^\s(])"(?=\S)([^"]{15,600})(?<=\S)"(?![\p{L}\p{N}])/gu

/** A question in quotation marks is one that people may ask, not something that someone said. */
const asked = /\?\s*[»”"]$/u

/** Quotations of a block, each attributed to someone or not. */
export function quotationsIn(block: RawBlock, text: string, lexicon: Lexicon): readonly Cue[] {
  if (block.kind === 'quote') return [cue(block.text, block.cited || isAttributed(text, '', text, lexicon))]
  return [...text.matchAll(quoted)]
    .filter(([quotation]) => words(quotation) >= fewestWords && !asked.test(quotation))
    .map(match => {
      const before = text.slice(Math.max(0, match.index - 120), match.index)
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 120)
      return cue(match[0], isAttributed(before, after, `${before} ${after}`, lexicon))
    })
}

function cue(text: string, attributed: boolean): Cue {
  return { kind: attributed ? 'attributed-quotation' : 'quotation', text }
}

/** Whether a name follows a dash or a bracket, or a verb of speech is near a name. */
function isAttributed(before: string, after: string, around: string, lexicon: Lexicon): boolean {
  if (/^[\s,.)]*(?:[—–-]|\()\s*\p{Lu}\p{L}/u.test(after)) return true
  if (/[—–]\s*\p{Lu}\p{L}+[^.!?]{0,80}$/u.test(before)) return true
  return lexicon.speech.test(around) && /[\p{L},:] \p{Lu}\p{L}/u.test(around)
}

function words(text: string): number {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length
}
