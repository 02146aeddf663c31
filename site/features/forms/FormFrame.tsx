import { type ReactNode, useEffect, useRef } from 'react'
import { envelope, type FormState } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { waitingTime } from '#language/durations.ts'
import type { FailureWords } from '../failure/labels.ts'
import { type FormContext, fieldId } from './fields.tsx'
import type { FormWords, LimitWords } from './labels.ts'
import type { Form } from './use-form.ts'

export interface FormProps<Words> {
  readonly language: Language
  readonly words: Words
  readonly formWords: FormWords
  readonly limitWords: LimitWords
  readonly failureWords: FailureWords
  /** The form as the visitor left it, when the server draws it again. */
  readonly initial?: FormState | undefined
}

interface Props<Name extends string> {
  readonly form: Form
  readonly of: FormContext<Name>
  /** Where the form is posted without JavaScript. */
  readonly action: string
  readonly words: { readonly submit: string }
  readonly limitWords: LimitWords
  /** Replaces the form once it is sent; without this, the form stays. */
  readonly thanks?: ThanksWords
  /** Said below the button. */
  readonly note?: string
  readonly children: ReactNode
}

/** The parts around the fields of every form: the errors above, the button below. */
export function FormFrame<Name extends string>(props: Props<Name>) {
  const { form, of, action, words, limitWords, thanks, note, children } = props
  if (thanks && form.state.outcome === 'sent') return <Thanks form={form} action={action} words={thanks} />
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={form.onSubmit}>
      <ErrorSummary of={of} />
      <FailureNotice form={form} words={of.words} limitWords={limitWords} language={of.language} />
      <Envelope of={of} />
      {children}
      <div className="form-end">
        <SubmitButton form={form} label={words.submit} sending={of.words.sending} />
        <p className="form-required">
          {of.words.required}
          {note && <> {note}</>}
        </p>
      </div>
    </form>
  )
}

/** The invisible fields: see `envelope`. The honeypot has a label for readers without styles. */
function Envelope({ of: { id, state, words } }: { readonly of: FormContext<string> }) {
  const honeypot = fieldId(id, envelope.honeypot.field)
  return (
    <div className="visually-hidden" inert>
      <label htmlFor={honeypot}>{words.honeypot}</label>
      <input id={honeypot} name={envelope.honeypot.field} type="text" tabIndex={-1} autoComplete="off" />
      {state.key && <input type="hidden" name={envelope.key.field} value={state.key} />}
    </div>
  )
}

/** Lists the errors above the form: takes the focus, and links to each field. */
function ErrorSummary<Name extends string>({ of }: { readonly of: FormContext<Name> }) {
  const box = useRef<HTMLElement>(null)
  const { problems } = of.state
  const drawnWith = useRef(problems)
  // A new list means a new attempt, even when it names the same fields. The list that came with the page has had
  // the focus as it opened: React, which arrives at the first sign of use, must not take it from a field.
  useEffect(() => {
    if (problems !== drawnWith.current) box.current?.focus()
  }, [problems])
  if (problems.length === 0) return null
  return (
    <section
      className="error-summary"
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: on a page drawn again, what is wrong is what one comes back to
      autoFocus
      aria-labelledby={`${of.id}-summary`}
    >
      <h2 id={`${of.id}-summary`}>{summaryTitle(problems.length, of.words)}</h2>
      <ul>
        {of.problems.map(({ field, sentence }) => (
          <li key={field}>
            <a href={`#${fieldId(of.id, field)}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "2 things to fix", « 1 point à corriger ». */
export function summaryTitle(count: number, { summary }: Pick<FormWords, 'summary'>): string {
  return count === 1 ? summary.one : summary.many.replace('{count}', String(count))
}

interface FailureNoticeProps {
  readonly form: Form
  readonly words: FormWords
  readonly limitWords: LimitWords
  readonly language: Language
}

/**
 * Says that sending failed: as a toast where the form was sent by script, as a notice in the flow on a page
 * drawn again. It stays until it is closed, because an error must not disappear before it is read.
 */
export function FailureNotice({ form, words, limitWords, language }: FailureNoticeProps) {
  const { outcome } = form.state
  if (outcome === 'editing' || outcome === 'sent') return null
  const { title, failed, kept, close } = words.failure
  return (
    <div className={form.answeredHere ? 'failure failure-toast' : 'failure'} role="alert">
      <p>
        <strong>{title}</strong>
        {limitSentence(form.state, limitWords, language) ?? failed}
        {outcome === 'failed' && <span>{kept}</span>}
      </p>
      {form.answeredHere && (
        <button type="button" className="failure-close" onClick={form.dismiss}>
          {close}
        </button>
      )}
    </div>
  )
}

/** Which limit was reached, and when one may come back; null where none was. */
export function limitSentence(
  { outcome, wait }: Pick<FormState, 'outcome' | 'wait'>,
  words: LimitWords,
  language: Language,
): string | null {
  if (outcome === 'editing' || outcome === 'sent' || outcome === 'failed') return null
  const reason = words.reasons[outcome] ?? words.reasons.limited
  // The sentence about the limit of one person already says when.
  if (outcome === 'limited' || wait === undefined) return reason
  return `${reason} ${words.return.replace('{when}', waitingTime(wait, language))}`
}

interface SubmitButtonProps {
  readonly form: Form
  readonly label: string
  readonly sending: string
}

/** Disabled and renamed while the form is on its way; takes the focus back when sending failed. */
function SubmitButton({ form, label, sending }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isSent = form.state.outcome === 'sent'
  const failedHere = form.answeredHere && !form.submitting && !isSent
  useEffect(() => {
    if (failedHere) button.current?.focus()
  }, [failedHere])
  return (
    <button
      type="submit"
      className="button"
      ref={button}
      disabled={form.submitting || isSent}
      aria-busy={form.submitting || undefined}
    >
      {form.submitting ? sending : label}
    </button>
  )
}

interface ThanksProps {
  readonly form: Form
  /** The page with the empty form. */
  readonly action: string
  readonly words: ThanksWords
}

interface ThanksWords {
  readonly title: string
  readonly text: string
  readonly another: string
}

/** Replaces a form that was sent. Its button works without JavaScript: it requests the page again. */
function Thanks({ form, action, words }: ThanksProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (form.answeredHere) title.current?.focus()
  }, [form.answeredHere])
  function restart(event: { preventDefault(): void }) {
    event.preventDefault()
    form.restart()
  }
  return (
    <form className="thanks" method="get" action={action} onSubmit={restart}>
      <h2 ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p role="status">{words.text}</p>
      <button type="submit" className="button button-line">
        {words.another}
      </button>
    </form>
  )
}
