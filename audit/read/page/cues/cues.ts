import { type Lexicon, plain } from '../../text/lexicon/index.ts'
import type { RawBlock } from '../main-text/main-text.ts'
import { isMenu } from '../main-text/menu.ts'
import type { Cue, CueKind } from '../page-facts.ts'
import { figuresIn } from './figures.ts'
import { quotationsIn } from './quotations.ts'

/** What the sentences of a block do: give a figure, quote someone, name a source, define a term. */
export function readCues(block: RawBlock, sentences: readonly string[], lexicon: Lexicon): readonly Cue[] {
  const text = withoutCode(block)
  if (block.kind === 'code' || isMenu(block)) return []
  if (block.kind === 'heading') return questionIn(block, text, lexicon)
  const figures = figuresIn(text, lexicon).map((figure): Cue => ({ kind: 'figure', text: figure }))
  // The cells of a table are not sentences.
  if (block.kind === 'table') return figures
  return [
    ...figures,
    ...quotationsIn(block, text, lexicon),
    ...sentences.flatMap(sentence => readSentence(sentence, lexicon)),
    ...(block.kind === 'paragraph' ? matching(text, 'dangling', lexicon.dangling) : []),
    ...matching(text, 'enumeration', lexicon.enumeration),
  ]
}

/** The text with inline code replaced by spaces: its numbers and quotation marks are part of a program. */
function withoutCode({ text, codes }: RawBlock): string {
  return codes.reduce((left, code) => left.replace(code, ' '.repeat(code.length)), plain(text))
}

/**
 * The only cue in a heading is a question, unless it is the title of a work. "How it works" is not a question,
 * and "Ready to start?" is a call to action.
 */
function questionIn({ text: heading, cited }: RawBlock, text: string, lexicon: Lexicon): readonly Cue[] {
  const words = text.replace(permalink, '').trim()
  const asks = words.endsWith('?') && words.split(' ').length >= fewestWordsOfQuestion
  const isReal = !cited && asks && lexicon.question.test(words) && !lexicon.call.test(words)
  return isReal ? [{ kind: 'question', text: heading }] : []
}

/** The character of a link to the heading itself. The lookbehind keeps the expression linear. */
const permalink = /(?<![\s#¶§🔗])[\s#¶§🔗]+$/u
/** "Why?" names no subject. In French, the question mark counts as a word because of the space before it. */
const fewestWordsOfQuestion = 3

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

function matching(text: string, kind: CueKind, pattern: RegExp): readonly Cue[] {
  const found = pattern.exec(text)?.[0]
  return found ? [{ kind, text: found }] : []
}
