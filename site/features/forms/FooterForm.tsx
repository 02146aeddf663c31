import { type FooterField, footerForm, footerMessageLimit, footerParameters } from '#contracts/footer-form.ts'
import { emptyForm } from '#contracts/forms.ts'
import { footerFormPaths } from '#contracts/paths.ts'
import { IslandBoundary } from '../failure/IslandBoundary.tsx'
import { EmailField } from './EmailField.tsx'
import { FormFrame, type FormProps } from './FormFrame.tsx'
import { contextOf, Field, TextField } from './fields.tsx'
import type { FormLabels } from './labels.ts'
import { submit } from './submit.client.ts'
import { useForm } from './use-form.ts'

type FooterWords = Pick<FormLabels['footer'], 'fields' | 'submit' | 'sent'>

export interface FooterFormProps extends FormProps<FooterWords> {
  /** The prefix of the fields' ids: the page of this form has it twice. */
  readonly id?: string
}

/** The short form at the foot of every page; once sent, thanks replace it. */
export function FooterForm(props: FooterFormProps) {
  return (
    <IslandBoundary language={props.language} words={props.failureWords}>
      <FormOrThanks {...props} />
    </IslandBoundary>
  )
}

function FormOrThanks(props: FooterFormProps) {
  const { id = 'footer', language, words, formWords, limitWords, initial = emptyForm } = props
  const form = useForm({
    form: footerForm,
    initial,
    send: async (values, { headers }) => {
      const { outcome, wait } = await submit({
        form: footerForm,
        parameters: footerParameters(values, language),
        headers,
        event: {
          type: 'footer_form',
          language,
          properties: granted => (granted ? { lead_id: granted.lead_id ?? null } : {}),
        },
      })
      return { outcome, wait }
    },
  })
  const context = contextOf<FooterField>(form, { id, language, fields: words.fields, words: formWords })
  return (
    <FormFrame
      form={form}
      of={context}
      action={footerFormPaths[language]}
      words={words}
      limitWords={limitWords}
      thanks={words.sent}
    >
      <div className="form-pair">
        <Field name="name" of={context} required>
          {control => <input {...control} type="text" autoComplete="name" spellCheck={false} />}
        </Field>
        <EmailField name="email" of={context} required />
      </div>
      <TextField name="message" of={context} required rows={3} limit={footerMessageLimit} />
    </FormFrame>
  )
}
