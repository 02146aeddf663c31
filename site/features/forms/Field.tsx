import type { ReactNode } from 'react'
import type { FormState } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import type { Form } from './use-form.ts'
import { type FieldsWords, type FormWords, type WordedProblem, wordedProblems } from './words.ts'

/** What the fields of one form share. */
export interface FormContext<Name extends string> {
  /** The prefix of the fields' ids: a page may hold several forms. */
  readonly id: string
  readonly language: Language
  readonly fields: FieldsWords<Name>
  readonly words: FormWords
  readonly state: FormState
  readonly problems: readonly WordedProblem[]
}

/** What the fields of a form share as it stands now. */
export function contextOf<Name extends string>(
  { state }: Form,
  { fields, words, language, id }: Omit<FormContext<Name>, 'state' | 'problems'>,
): FormContext<Name> {
  const problems = wordedProblems(state.problems, state.values, { fields, form: words, language })
  return { id, language, fields, words, state, problems }
}

export interface FieldProps<Name extends string> {
  readonly name: Name
  readonly of: FormContext<Name>
  readonly required?: boolean
}

interface Props<Name extends string> extends FieldProps<Name> {
  /** What is said below the control while it is filled in. */
  readonly note?: ReactNode
  /** Draws the control itself with what ties it to its label, hint and error. */
  children(control: Control): ReactNode
}

interface Control {
  readonly className: string
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly defaultValue: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

/** A field: its label above, then its hint, its error, its control and what is said while it is filled in. */
export function Field<Name extends string>({ name, of, required = false, note, children }: Props<Name>) {
  const { label, hint } = of.fields[name]
  const problem = of.problems.find(({ field }) => field === name)
  const id = fieldId(of.id, name)
  return (
    <div className={problem ? 'form-field is-wrong' : 'form-field'}>
      <label htmlFor={id}>
        {label} {required ? <span aria-hidden="true">*</span> : <small>{of.words.optional}</small>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="field-error" id={`${id}-error`}>
          <ErrorIcon />
          <span className="visually-hidden">{of.words.error}</span> {problem.sentence}
        </p>
      )}
      {children({
        className: 'field',
        id,
        name,
        required,
        defaultValue: of.state.values[name] ?? '',
        'aria-invalid': problem && true,
        'aria-describedby':
          [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ') || undefined,
      })}
      {note}
    </div>
  )
}

/** The id of a field's control, which the summary of errors links to. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`
}

export function ErrorIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M8 1.2 15.4 14.6H.6z" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M8 6v4m0 1.6v1.6" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  )
}
