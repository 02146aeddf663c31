import { type footerFields, footerFormProblems, footerMessageLimit } from '#contracts/footer-form.ts'
import { emptyForm } from '#contracts/forms.ts'
import { footerFormPaths } from '#contracts/paths.ts'
import { IslandBoundary } from '../failure/IslandBoundary.tsx'
import { EmailField } from '../forms/EmailField.tsx'
import { contextOf, Field } from '../forms/Field.tsx'
import { FormFrame } from '../forms/FormFrame.tsx'
import type { FormProps } from '../forms/form-props.ts'
import type { FormLabels } from '../forms/labels.ts'
import { TextField } from '../forms/TextField.tsx'
import { Thanks } from '../forms/Thanks.tsx'
import { useForm } from '../forms/use-form.ts'
import { sendFooterMessage } from './send-footer-message.client.ts'

type FooterField = (typeof footerFields)[number]

type FooterWords = Pick<FormLabels['footer'], 'fields' | 'submit' | 'limited' | 'sent'>

export interface FooterFormProps extends FormProps<FooterWords> {
  /** The prefix of the fields' ids: the page of this form has it twice. */
  readonly id?: string
}

/** The short form at the foot of every page; once sent, thanks take its place. */
export function FooterForm(props: FooterFormProps) {
  return (
    <IslandBoundary language={props.language} words={props.failureWords}>
      <FormOrThanks {...props} />
    </IslandBoundary>
  )
}

function FormOrThanks({ id = 'footer', language, words, formWords, initial = emptyForm }: FooterFormProps) {
  const form = useForm({
    initial,
    problemsOf: footerFormProblems,
    send: (values, delivery) => sendFooterMessage(values, { language, delivery }),
  })
  const action = footerFormPaths[language]
  if (form.state.outcome === 'sent') return <Thanks form={form} action={action} words={words.sent} />
  const context = contextOf<FooterField>(form, { id, language, fields: words.fields, words: formWords })
  return (
    <FormFrame form={form} of={context} action={action} words={words}>
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
