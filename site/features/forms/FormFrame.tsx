import type { ReactNode } from 'react'
import { envelope } from '#contracts/forms.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { type FormContext, fieldId } from './Field.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import type { Form } from './use-form.ts'

interface Props<Name extends string> {
  readonly form: Form
  readonly of: FormContext<Name>
  /** Where the form is posted without JavaScript. */
  readonly action: string
  readonly words: {
    readonly submit: string
    /** What is said when the limit of the service is reached. */
    readonly limited: string
    /** What is said when it is that of the visitor's network; absent where a network has none. */
    readonly networkLimited?: string
  }
  readonly children: ReactNode
}

/** What every form has around its fields: what is wrong above them, the button below. */
export function FormFrame<Name extends string>({ form, of, action, words, children }: Props<Name>) {
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={form.onSubmit}>
      <ErrorSummary of={of} />
      <FailureNotice form={form} words={of.words} refusals={words} />
      <Envelope of={of} />
      {children}
      <div className="form-end">
        <SubmitButton form={form} label={words.submit} sending={of.words.sending} />
        <p className="form-required">{of.words.required}</p>
      </div>
    </form>
  )
}

/** What travels with the form unseen: see `envelope`. Without styles, the honeypot still says what it is. */
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
