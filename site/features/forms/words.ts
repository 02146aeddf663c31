import {
  type FieldProblem,
  type FormState,
  type FormValues,
  type LimitOutcome,
  textOf,
} from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { waitingTime } from '#language/waiting-time.ts'
import type { FailureWords } from '../failure/labels.ts'
import type { FormLabels } from './labels.ts'

/** What every form says, in one language. `{count}` and `{limit}` stand for figures. */
export type FormWords = FormLabels['form']

/** What one field says of itself and of what may be wrong with it. */
export type FieldWords = FormLabels['audit']['fields']['url']

/** What is said when a limit is reached; of one that has no words of its own, what is said of any. */
export interface LimitWords {
  readonly reasons: { readonly limited: string } & Readonly<Partial<Record<LimitOutcome, string>>>
  readonly return: string
}

/** The words of the limits of audits, or of messages. */
export function limitWordsOf(
  kind: 'audits' | 'messages',
  { limits }: Pick<FormLabels, 'limits'>,
): LimitWords {
  return { reasons: limits[kind], return: limits.return }
}

export type FieldsWords<Field extends string> = Readonly<Record<Field, FieldWords>>

/** What every form is given by the page that it stands on. */
export interface FormProps<Words> {
  readonly language: Language
  readonly words: Words
  readonly formWords: FormWords
  readonly limitWords: LimitWords
  readonly failureWords: FailureWords
  /** The form as the visitor left it, when the server draws it again. */
  readonly initial?: FormState | undefined
}

/** A field's problem as the visitor reads it: the same sentence beside the field and in the summary. */
export interface WordedProblem {
  readonly field: string
  readonly sentence: string
}

interface Wording<Field extends string> {
  readonly fields: FieldsWords<Field>
  readonly form: FormWords
  readonly language: Language
}

/** The problems of a form in words, in the order in which they were found. */
export function wordedProblems<Field extends string>(
  problems: readonly FieldProblem[],
  values: FormValues,
  { fields, form, language }: Wording<Field>,
): readonly WordedProblem[] {
  return problems.map(problem => ({
    field: problem.field,
    sentence: sentenceOf(problem, values, { fields, form, language }),
  }))
}

/** "2 things to fix", « 1 point à corriger ». */
export function summaryTitle(count: number, { summary }: FormWords): string {
  return count === 1 ? summary.one : summary.many.replace('{count}', String(count))
}

/** Which limit was reached, and when one may come back; null where none was. */
export function limitSentence(
  { outcome, wait }: Pick<FormState, 'outcome' | 'wait'>,
  words: LimitWords,
  language: Language,
): string | null {
  if (outcome === 'editing' || outcome === 'sent' || outcome === 'failed') return null
  const reason = words.reasons[outcome] ?? words.reasons.limited
  // What is said of one person's limit is whole by itself.
  if (outcome === 'limited' || wait === undefined) return reason
  return `${reason} ${words.return.replace('{when}', waitingTime(wait, language))}`
}

function sentenceOf(
  { field, code, limit }: FieldProblem,
  values: FormValues,
  { fields, form, language }: Wording<string>,
): string {
  if (code === 'not-text') return form.notText
  if (code === 'too-long') {
    return form.tooLong
      .replace('{limit}', figure(limit ?? 0, language))
      .replace('{count}', figure([...textOf(values, field)].length, language))
  }
  return fields[field]?.[code] ?? form.notText
}
