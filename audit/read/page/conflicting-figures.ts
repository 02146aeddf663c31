import type { Lexicon } from '../text/lexicon/index.ts'
import { numbersIn } from '../text/numbers.ts'
import { termsOf } from '../text/terms.ts'
import type { Block } from './page-facts.ts'

/** Two sentences of a page that say the same with different figures. */
export interface ConflictingFigures {
  readonly one: Statement
  readonly other: Statement
}

interface Statement {
  readonly block: Block
  readonly sentence: string
  readonly figure: string
  /** Its terms, sorted, whatever the order of the sentence. */
  readonly subject: string
}

/** Sentences about different things may share fewer terms. */
const fewestTerms = 3

/**
 * Only certain contradictions: exactly the same words around one figure each. Sentences with two figures, or
 * with a year, may be about two cases or two periods.
 */
export function conflictingFigures(
  blocks: readonly Block[],
  lexicon: Lexicon,
): readonly ConflictingFigures[] {
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

/** A number that counts or measures nothing may be that of a chapter or a version. */
function saysFigure(text: string, figure: string, { language }: Lexicon): boolean {
  return numbersIn(text, language).includes(figure)
}

function isYear(figure: string): boolean {
  return /^(?:19|20)\d\d$/u.test(figure)
}
