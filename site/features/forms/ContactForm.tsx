import {
  type ContactField,
  type ContactOrigin,
  contactForm,
  contactPages,
  contactParameters,
  messageLimit,
  type Service,
} from '#contracts/contact-form.ts'
import { emptyForm, type FormValues, textOf } from '#contracts/forms.ts'
import { IslandBoundary } from '../failure/IslandBoundary.tsx'
import { EmailField } from './EmailField.tsx'
import { FormFrame, type FormProps } from './FormFrame.tsx'
import { contextOf, Field, OptionalFields, TextField } from './fields.tsx'
import type { FormLabels } from './labels.ts'
import { type Properties, submit } from './submit.client.ts'
import { type Delivery, useForm } from './use-form.ts'

interface ContactFormProps extends FormProps<FormLabels['contact']> {
  /** The path of the page, to which the form is posted without JavaScript. */
  readonly action: string
  /** The services to choose from; the first is the default. */
  readonly services: readonly Service[]
  /** The page that the form is on. */
  readonly origin: ContactOrigin
}

/** The form to write to the agency; once sent, thanks replace it. */
export function ContactForm(props: ContactFormProps) {
  return (
    <IslandBoundary language={props.language} words={props.failureWords}>
      <FormOrThanks {...props} />
    </IslandBoundary>
  )
}

function FormOrThanks(props: ContactFormProps) {
  const { action, language, words, services, formWords, limitWords, initial = emptyForm } = props
  const form = useForm({
    form: contactForm,
    initial,
    send: (values, delivery) => send(values, delivery, props),
  })
  const context = contextOf<ContactField>(form, {
    id: 'contact',
    language,
    fields: words.fields,
    words: formWords,
  })
  return (
    <FormFrame
      form={form}
      of={context}
      action={action}
      words={words}
      limitWords={limitWords}
      thanks={words.sent}
    >
      <div className="form-pair is-short">
        <Field name="firstName" of={context} required>
          {control => <input {...control} type="text" autoComplete="given-name" spellCheck={false} />}
        </Field>
        <Field name="lastName" of={context} required>
          {control => <input {...control} type="text" autoComplete="family-name" spellCheck={false} />}
        </Field>
      </div>
      <EmailField name="email" of={context} required />
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
      <TextField name="message" of={context} required rows={5} limit={messageLimit} />
      <OptionalFields names={['company', 'website']} of={context} summary={words.details}>
        <div className="form-pair is-short">
          <Field name="company" of={context}>
            {control => <input {...control} type="text" autoComplete="organization" />}
          </Field>
          <Field name="website" of={context}>
            {control => (
              <input {...control} type="text" inputMode="url" autoComplete="url" spellCheck={false} />
            )}
          </Field>
        </div>
      </OptionalFields>
    </FormFrame>
  )
}

type Page = Pick<ContactFormProps, 'language' | 'origin' | 'services'>

async function send(values: FormValues, delivery: Delivery, page: Page) {
  const { outcome, wait } = await submit({
    form: contactForm,
    parameters: contactParameters(values, page),
    headers: delivery.headers,
    event: {
      type: contactPages[page.origin].campaign.utm_medium,
      language: page.language,
      properties: granted => ({
        ...described(values, delivery, page.origin),
        ...(granted && { lead_id: granted.lead_id ?? null }),
      }),
    },
  })
  return { outcome, wait }
}

/** What analytics may know about a message: never its text. */
function described(values: FormValues, { completionTimeMs }: Delivery, origin: ContactOrigin): Properties {
  const known = {
    service_type: textOf(values, 'service'),
    has_company: textOf(values, 'company') !== '',
    has_website: textOf(values, 'website') !== '',
  }
  if (origin === 'contact') return known
  return {
    ...known,
    message_length: textOf(values, 'message').length,
    completion_time: completionTimeMs,
    fields_filled: Object.keys(values).filter(field => textOf(values, field) !== '').length,
    campaign: contactPages[origin].campaign.utm_campaign,
  }
}
