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
  // The cells of a table are no sentences.
  if (block.kind === 'table') return figures
  return [
    ...figures,
    ...quotationsIn(block, text, lexicon),
    ...sentences.flatMap(sentence => readSentence(sentence, lexicon)),
    ...(block.kind === 'paragraph' ? matching(text, 'dangling', lexicon.dangling) : []),
    ...matching(text, 'enumeration', lexicon.enumeration),
  ]
}

/** Its text with spaces in the place of inline code, whose numbers and quotation marks are a program's. */
function withoutCode({ text, codes }: RawBlock): string {
  return codes.reduce((left, code) => left.replace(code, ' '.repeat(code.length)), plain(text))
}

/**
 * A heading claims nothing: it only may ask, unless it is the title of a work, in whose name the question is.
 * "How it works" announces, and "Ready to start?" calls.
 */
function questionIn({ text: heading, cited }: RawBlock, text: string, lexicon: Lexicon): readonly Cue[] {
  const words = text.replace(permalink, '').trim()
  const asks = words.endsWith('?') && words.split(' ').length >= fewestWordsOfQuestion
  const isReal = !cited && asks && lexicon.question.test(words) && !lexicon.call.test(words)
  return isReal ? [{ kind: 'question', text: heading }] : []
}

/** The sign of a link to the heading itself. What precedes keeps the expression linear. */
const permalink = /(?<![\s#¶§🔗])[\s#¶§🔗]+$/u
/** "Why?" names no subject; French sets its mark apart. */
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

/** One cue with the words that matched, when the pattern is in the text. */
function matching(text: string, kind: CueKind, pattern: RegExp): readonly Cue[] {
  const found = pattern.exec(text)?.[0]
  return found ? [{ kind, text: found }] : []
}
