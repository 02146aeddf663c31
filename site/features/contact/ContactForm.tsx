import {
  type ContactOrigin,
  type contactFields,
  contactFormProblems,
  messageLimit,
  type Service,
} from '#contracts/contact-form.ts'
import { emptyForm } from '#contracts/forms.ts'
import { IslandBoundary } from '../failure/IslandBoundary.tsx'
import { EmailField } from '../forms/EmailField.tsx'
import { contextOf, Field } from '../forms/Field.tsx'
import { FormFrame } from '../forms/FormFrame.tsx'
import type { FormProps } from '../forms/form-props.ts'
import type { FormLabels } from '../forms/labels.ts'
import { TextField } from '../forms/TextField.tsx'
import { Thanks } from '../forms/Thanks.tsx'
import { useForm } from '../forms/use-form.ts'
import { sendMessage } from './send-message.client.ts'

type ContactField = (typeof contactFields)[number]

interface ContactFormProps extends FormProps<FormLabels['contact']> {
  /** The page's own path, which takes the form without JavaScript. */
  readonly action: string
  /** The services to choose from; the first is the default. */
  readonly services: readonly Service[]
  /** The page that the form stands on. */
  readonly origin: ContactOrigin
}

/** Writes to the agency; once sent, thanks take the form's place. */
export function ContactForm(props: ContactFormProps) {
  return (
    <IslandBoundary language={props.language} words={props.failureWords}>
      <FormOrThanks {...props} />
    </IslandBoundary>
  )
}

function FormOrThanks({
  action,
  language,
  words,
  services,
  formWords,
  origin,
  initial = emptyForm,
}: ContactFormProps) {
  const form = useForm({
    initial,
    problemsOf: contactFormProblems,
    send: (values, delivery) => sendMessage(values, { language, origin, services, delivery }),
  })
  if (form.state.outcome === 'sent') return <Thanks form={form} action={action} words={words.sent} />
  const context = contextOf<ContactField>(form, {
    id: 'contact',
    language,
    fields: words.fields,
    words: formWords,
  })
  return (
    <FormFrame form={form} of={context} action={action} words={words}>
      <div className="form-pair">
        <Field name="firstName" of={context} required>
          {control => <input {...control} type="text" autoComplete="given-name" spellCheck={false} />}
        </Field>
        <Field name="lastName" of={context} required>
          {control => <input {...control} type="text" autoComplete="family-name" spellCheck={false} />}
        </Field>
      </div>
      <EmailField name="email" of={context} required />
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
      <TextField name="message" of={context} required rows={6} limit={messageLimit} />
    </FormFrame>
  )
}
