import '../forms/forms.css'
import { useEffect, useRef } from 'react'
import { type ContactOrigin, type contactFields, contactFormProblems } from '#contracts/contact-form.ts'
import { emptyForm, type FormState, textOf } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { FailureNotice } from '../forms/FailureNotice.tsx'
import { Field, type FormContext } from '../forms/Field.tsx'
import type { FormLabels } from '../forms/labels.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { type Form, useForm } from '../forms/use-form.ts'
import { type FormWords, wordedProblems } from '../forms/words.ts'
import { sendMessage } from './send-message.ts'

type ContactField = (typeof contactFields)[number]

/** A service to ask for, as it is sent and as it is read. */
export interface Service {
  readonly value: string
  readonly label: string
}

interface ContactFormProps {
  /** The page's own path, which takes the form without JavaScript. */
  readonly action: string
  readonly language: Language
  readonly words: FormLabels['contact']
  /** The services to choose from; the first is the default. */
  readonly services: readonly Service[]
  readonly formWords: FormWords
  /** The page that the form stands on. */
  readonly origin?: ContactOrigin
  readonly initial?: FormState | undefined
}

/** Writes to the agency; once sent, thanks take the form's place. */
export function ContactForm({
  action,
  language,
  words,
  services,
  formWords,
  origin = 'contact',
  initial = emptyForm,
}: ContactFormProps) {
  const form = useForm({
    initial,
    problemsOf: contactFormProblems,
    send: values =>
      sendMessage(values, { language, serviceLabel: labelOf(textOf(values, 'service'), services), origin }),
  })
  if (form.state.outcome === 'sent') return <Thanks form={form} action={action} words={words.sent} />
  const { problems, values } = form.state
  const context: FormContext<ContactField> = {
    id: 'contact',
    fields: words.fields,
    words: formWords,
    state: form.state,
    problems: wordedProblems(problems, values, { fields: words.fields, form: formWords, language }),
  }
  return (
    <form className="form" method="post" action={action} noValidate onSubmit={form.onSubmit}>
      <ErrorSummary of={context} />
      <FailureNotice form={form} words={formWords} limited={words.limited} />
      <div className="form-pair">
        <Field name="firstName" of={context} required>
          {control => <input {...control} type="text" autoComplete="given-name" spellCheck={false} />}
        </Field>
        <Field name="lastName" of={context} required>
          {control => <input {...control} type="text" autoComplete="family-name" spellCheck={false} />}
        </Field>
      </div>
      <Field name="email" of={context} required>
        {control => <input {...control} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <div className="form-pair">
        <Field name="company" of={context}>
          {control => <input {...control} type="text" autoComplete="organization" />}
        </Field>
        <Field name="website" of={context}>
          {control => (
            <input {...control} type="text" inputMode="url" autoComplete="url" spellCheck={false} />
          )}
        </Field>
      </div>
      <Field name="service" of={context}>
        {({ defaultValue, ...control }) => (
          <select {...control} defaultValue={defaultValue || services[0]?.value}>
            {services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="message" of={context} required>
        {control => <textarea {...control} rows={6} />}
      </Field>
      <div className="form-end">
        <SubmitButton form={form} label={words.submit} sending={formWords.sending} />
        <p className="form-required">{formWords.required}</p>
      </div>
    </form>
  )
}

interface ThanksProps {
  readonly form: Form
  readonly action: string
  readonly words: FormLabels['contact']['sent']
}

/** A form of its own, so that the button works without JavaScript: it asks for the page anew. */
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

function labelOf(service: string, services: readonly Service[]): string {
  return services.find(({ value }) => value === service)?.label ?? ''
}
