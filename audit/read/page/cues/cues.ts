import { type Lexicon, plain } from '../../text/lexicon/index.ts'
import type { RawBlock } from '../main-text/main-text.ts'
import type { Cue, CueKind } from '../page-facts.ts'
import { figuresIn } from './figures.ts'
import { quotationsIn } from './quotations.ts'

/** What the sentences of a block do: give a figure, quote someone, name a source, define a term. */
export function readCues(block: RawBlock, sentences: readonly string[], lexicon: Lexicon): readonly Cue[] {
  const text = plain(block.text)
  if (block.kind === 'code') return []
  if (block.kind === 'heading') return questionIn(block, text, lexicon)
  return [
    ...figuresIn(text, lexicon).map((figure): Cue => ({ kind: 'figure', text: figure })),
    ...quotationsIn(block, text, lexicon),
    ...sentences.flatMap(sentence => readSentence(sentence, lexicon)),
    ...(block.kind === 'paragraph' ? matching(text, 'dangling', lexicon.dangling) : []),
    ...matching(text, 'enumeration', lexicon.enumeration),
  ]
}

/** A heading claims nothing: it only may ask, unless it is the title of a work, in whose name the question is. */
function questionIn({ text: heading, cited }: RawBlock, text: string, lexicon: Lexicon): readonly Cue[] {
  const asks = !cited && (text.endsWith('?') || lexicon.question.test(text))
  return asks ? [{ kind: 'question', text: heading }] : []
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

/** One cue with the words that matched, when the pattern is in the text. */
function matching(text: string, kind: CueKind, pattern: RegExp): readonly Cue[] {
  const found = pattern.exec(text)?.[0]
  return found ? [{ kind, text: found }] : []
}
