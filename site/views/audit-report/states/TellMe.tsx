import '../../../features/forms/forms.css'
import '../../../features/forms/hints.css'
import { emptyForm } from '#contracts/forms.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import { limitSentence } from '../../../features/forms/FormFrame.tsx'
import { Field, wordedProblems } from '../../../features/forms/fields.tsx'
import type { FieldWords, FormWords, LimitWords } from '../../../features/forms/labels.ts'
import type { PartProps } from '../report.ts'

/** The words of forms with which an address is asked for. */
export interface AddressWords {
  readonly email: FieldWords
  readonly limits: LimitWords
}

interface TellMeProps extends Pick<PartProps, 'words' | 'language'> {
  readonly audit: AuditPage
  readonly addressWords: AddressWords
  readonly formWords: FormWords
  readonly reportPath: string
}

/**
 * One line that asks to be told when this report changes: an address, which has to be confirmed by mail. Its view
 * imports `TellMe.css`.
 */
export function TellMe({ audit, addressWords, words, formWords, language, reportPath }: TellMeProps) {
  const { watch } = words
  const form = audit.refused?.action === 'watch' ? audit.refused.form : emptyForm
  const refusal =
    limitSentence(form, addressWords.limits, language) ?? (form.outcome === 'failed' && watch.failed)
  const fields = { email: { ...addressWords.email, label: watch.label, hint: watch.hint } }
  const problems = wordedProblems(form.problems, form.values, { fields, form: formWords, language })
  return (
    <form className="form tell-me" id="watch" method="post" action={`${reportPath}/watch#watch`} noValidate>
      {refusal && (
        <p className="failure" role="alert">
          {refusal}
        </p>
      )}
      <Field
        name="email"
        of={{ id: 'watch', fields, words: formWords, state: form, problems, language }}
        required
      >
        {control => <input {...control} type="email" autoComplete="email" spellCheck={false} />}
      </Field>
      <button className="button button-line" type="submit">
        {watch.submit}
      </button>
    </form>
  )
}
