import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type FieldProblem, type FormState, type FormValues, textOf } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../content/wording.ts'
import type { FieldWords, FormWords } from './labels.ts'
import type { Form } from './use-form.ts'

export interface FormContext<Name extends string> {
  /** The prefix of the fields' ids: a page may hold several forms. */
  readonly id: string
  readonly language: Language
  readonly fields: Readonly<Record<Name, FieldWords>>
  readonly words: FormWords
  readonly state: FormState
  readonly problems: readonly WordedProblem[]
}

export function contextOf<Name extends string>(
  { state }: Form,
  { fields, words, language, id }: Omit<FormContext<Name>, 'state' | 'problems'>,
): FormContext<Name> {
  const problems = wordedProblems(state.problems, state.values, { fields, form: words, language })
  return { id, language, fields, words, state, problems }
}

/** A field's problem as the visitor reads it: the same sentence beside the field and in the summary. */
interface WordedProblem {
  readonly field: string
  readonly sentence: string
}

interface Wording<Field extends string> {
  readonly fields: Readonly<Record<Field, FieldWords>>
  readonly form: FormWords
  readonly language: Language
}

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

export interface FieldProps<Name extends string> {
  readonly name: Name
  readonly of: FormContext<Name>
  readonly required?: boolean
}

interface Props<Name extends string> extends FieldProps<Name> {
  /** A note below the control, while it is filled in. */
  readonly note?: ReactNode
  /** Renders the control, with the attributes that connect it to its label, hint and error. */
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

export function Field<Name extends string>({ name, of, required = false, note, children }: Props<Name>) {
  const { label, hint } = of.fields[name]
  const problem = of.problems.find(({ field }) => field === name)
  const id = fieldId(of.id, name)
  return (
    <div className={problem ? 'form-field is-wrong' : 'form-field'}>
      <label htmlFor={id}>
        {`${label} `}
        {required ? <span aria-hidden="true">*</span> : <small>{of.words.optional}</small>}
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

interface OptionalProps<Name extends string> {
  readonly names: readonly Name[]
  readonly of: FormContext<Name>
  readonly summary: string
  readonly children: ReactNode
}

/**
 * What may be left out is folded away, unless something of it was filled in or is wrong. It looks like a `Fold`, whose
 * styles come with the form: those of an island come with every page.
 */
export function OptionalFields<Name extends string>(props: OptionalProps<Name>) {
  const { names, of, summary, children } = props
  const { values, problems } = of.state
  const isUsed = names.some(
    name => textOf(values, name) !== '' || problems.some(({ field }) => field === name),
  )
  return (
    <div className="fold unfolding">
      <details open={isUsed}>
        <summary>{summary}</summary>
        {children}
      </details>
    </div>
  )
}

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

interface TextFieldProps<Name extends string> extends FieldProps<Name> {
  readonly rows: number
  /** The most characters that are stored. */
  readonly limit: number
}

/** A text of many lines, which says how many characters are left once few are. */
export function TextField<Name extends string>({ rows, limit, ...props }: TextFieldProps<Name>) {
  const { control, text, read } = useTyped<HTMLTextAreaElement>()
  const left = limit - [...text].length
  return (
    <Field {...props} note={left <= limit * nearLimit && <Counter left={left} of={props.of} />}>
      {attributes => <textarea {...attributes} ref={control} rows={rows} onInput={read} />}
    </Field>
  )
}

/** Nobody needs a counter while nine tenths are free. */
const nearLimit = 0.1

/** Announced in steps of ten: at every key, it would interrupt typing. */
function Counter({ left, of }: { readonly left: number; readonly of: FormContext<string> }) {
  return (
    <p className={left < 0 ? 'field-note is-over' : 'field-note'}>
      <span aria-hidden="true">{sentence(left, of)}</span>
      <span className="visually-hidden" role="status">
        {sentence(Math.trunc(left / 10) * 10, of)}
      </span>
    </p>
  )
}

function sentence(left: number, { words, language }: FormContext<string>): string {
  const count = Math.abs(left)
  return fill(counted(left < 0 ? words.over : words.left, count, language), { count })
}

interface Typed<Control> {
  readonly control: RefObject<Control | null>
  /** The present value of the control, including what was typed before React loaded. */
  readonly text: string
  /** To be called when it changes, since the control is uncontrolled. */
  read(): void
}

/** Follows the value of an uncontrolled control. */
export function useTyped<Control extends HTMLInputElement | HTMLTextAreaElement>(): Typed<Control> {
  const control = useRef<Control>(null)
  const [text, setText] = useState('')
  const read = () => setText(control.current?.value ?? '')
  useLayoutEffect(read, [])
  return { control, text, read }
}
