import type { Lexicon } from '../text/lexicon/index.ts'
import { numbersIn } from '../text/numbers.ts'
import { termsOf } from '../text/terms.ts'
import type { Block } from './page-facts.ts'

/** Two sentences of a page that say the same thing with two figures. */
export interface RivalFigures {
  readonly one: Statement
  readonly other: Statement
}

interface Statement {
  readonly block: Block
  readonly sentence: string
  readonly figure: string
  /** The words that carry meaning, in one order whatever that of the sentence. */
  readonly subject: string
}

/** Fewer words than this leave room for two things to share them. */
const fewestTerms = 3

/**
 * Only what cannot be meant: the very same words around one figure each. A sentence with two figures, or
 * with a year, may speak of two cases or of two times.
 */
export function rivalFigures(blocks: readonly Block[], lexicon: Lexicon): readonly RivalFigures[] {
  const known = new Map<string, Statement>()
  return blocks.filter(isProse).flatMap(block =>
    block.sentences.flatMap(sentence => {
      const statement = statementIn(sentence, block, lexicon)
      const before = statement && known.get(statement.subject)
      if (!statement) return []
      known.set(statement.subject, before ?? statement)
      return before && before.figure !== statement.figure ? [{ one: before, other: statement }] : []
    }),
  )
}

function isProse({ kind }: Block): boolean {
  return kind === 'paragraph'
}

function statementIn(sentence: string, block: Block, lexicon: Lexicon): Statement | null {
  const [figure, ...others] = numbersIn(sentence, lexicon.language)
  const terms = [...new Set(termsOf(sentence, lexicon))].sort()
  if (figure === undefined || others.length > 0 || isYear(figure) || terms.length < fewestTerms) return null
  if (!block.cues.some(({ kind, text }) => kind === 'figure' && saysFigure(text, figure, lexicon)))
    return null
  return { block, sentence, figure, subject: terms.join(' ') }
}

/** A number that counts or measures nothing numbers a part or a release. */
function saysFigure(text: string, figure: string, { language }: Lexicon): boolean {
  return numbersIn(text, language).includes(figure)
}

function isYear(figure: string): boolean {
  return /^(?:19|20)\d\d$/u.test(figure)
}
