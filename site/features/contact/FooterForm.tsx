import { type footerFields, footerFormProblems, footerMessageLimit } from '#contracts/footer-form.ts'
import { emptyForm, type FormState } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { footerFormPaths } from '#contracts/paths.ts'
import { IslandBoundary } from '../failure/IslandBoundary.tsx'
import type { FailureWords } from '../failure/labels.ts'
import { EmailField } from '../forms/EmailField.tsx'
import { Field, type FormContext } from '../forms/Field.tsx'
import { FormFrame } from '../forms/FormFrame.tsx'
import type { FormLabels } from '../forms/labels.ts'
import { TextField } from '../forms/TextField.tsx'
import { Thanks } from '../forms/Thanks.tsx'
import { useForm } from '../forms/use-form.ts'
import { type FormWords, wordedProblems } from '../forms/words.ts'
import { sendFooterMessage } from './send-footer-message.ts'

type FooterField = (typeof footerFields)[number]

export interface FooterFormProps {
  /** The prefix of the fields' ids: the page of this form has it twice. */
  readonly id?: string
  readonly language: Language
  readonly words: Pick<FormLabels['footer'], 'fields' | 'submit' | 'limited' | 'sent'>
  readonly formWords: FormWords
  readonly failureWords: FailureWords
  readonly initial?: FormState | undefined
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
  const { problems, values } = form.state
  const context: FormContext<FooterField> = {
    id,
    language,
    fields: words.fields,
    words: formWords,
    state: form.state,
    problems: wordedProblems(problems, values, { fields: words.fields, form: formWords, language }),
  }
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
