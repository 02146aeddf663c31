import { type Lexicon, plain } from '../lexicon/index.ts'
import type { RawBlock } from '../main-text.ts'
import type { Cue, CueKind } from '../page-facts.ts'
import { figuresIn } from './figures.ts'
import { quotationsIn } from './quotations.ts'

/** What the sentences of a block do: give a figure, quote someone, name a source, define a term. */
export function readCues(block: RawBlock, sentences: readonly string[], lexicon: Lexicon): readonly Cue[] {
  if (block.kind === 'code') return []
  const text = plain(block.text)
  return [
    ...figuresIn(text, lexicon).map((figure): Cue => ({ kind: 'figure', text: figure })),
    ...quotationsIn(block, text, lexicon),
    ...sentences.flatMap(sentence => readSentence(sentence, lexicon)),
    ...opening(block, text, lexicon),
    ...whole(text, 'enumeration', lexicon.enumeration),
  ]
}

const sentenceCues = [
  ['attribution', 'attribution'],
  ['first-hand', 'firstHand'],
  ['definition', 'definition'],
  ['comparison', 'comparison'],
  ['superlative', 'superlative'],
  ['relative-year', 'relativeYear'],
  ['future', 'future'],
] as const satisfies readonly (readonly [CueKind, keyof Lexicon])[]

function readSentence(sentence: string, lexicon: Lexicon): readonly Cue[] {
  const text = plain(sentence)
  return sentenceCues
    .filter(([, pattern]) => lexicon[pattern].test(text))
    .map(([kind]) => ({ kind, text: sentence }))
}

function opening(block: RawBlock, text: string, lexicon: Lexicon): readonly Cue[] {
  if (block.kind === 'heading') {
    return text.endsWith('?') || lexicon.question.test(text) ? [{ kind: 'question', text: block.text }] : []
  }
  return block.kind === 'paragraph' ? whole(text, 'dangling', lexicon.dangling) : []
}

/** One cue with the words that matched, when the pattern is in the text. */
function whole(text: string, kind: CueKind, pattern: RegExp): readonly Cue[] {
  const found = pattern.exec(text)?.[0]
  return found ? [{ kind, text: found }] : []
}
