import '../../../features/forms/forms.css'
import '../../../features/forms/hints.css'
import { lengthLimits } from '#contracts/calls.ts'
import { emptyForm } from '#contracts/forms.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import { limitSentence } from '../../../features/forms/FormFrame.tsx'
import { Field, TextField, wordedProblems } from '../../../features/forms/fields.tsx'
import type { FormWords, LimitWords } from '../../../features/forms/labels.ts'
import type { PartProps, Report } from '../report.ts'
import { shortAddress } from '../wording.ts'

interface ContradictionProps extends PartProps {
  readonly audit: AuditPage
  readonly finding: Report['findings'][number]
  readonly formWords: FormWords
  readonly limitWords: LimitWords
  readonly reportPath: string
}

/**
 * Where a reader who followed the link beside a finding says what is wrong in it, or reads that it is kept. Its view
 * imports `Contradiction.css`.
 */
export function Contradiction(props: ContradictionProps) {
  const { audit, finding, words, reportPath } = props
  const { check } = finding
  const say = words.findings.wrong
  if (audit.contradicted?.check !== check) {
    return (
      <p>
        <a href={`${reportPath}?wrong=${check}#finding-${check}`} rel="nofollow">
          {say.ask}
        </a>
      </p>
    )
  }
  if (audit.contradicted.isStored) return <p role="status">{say.stored}</p>
  return <ContradictionForm {...props} />
}

function ContradictionForm({
  audit,
  finding,
  report,
  words,
  formWords,
  limitWords,
  language,
  reportPath,
}: ContradictionProps) {
  const { check, pages } = finding
  const say = words.findings.wrong
  const form = audit.refused?.action === 'wrong' ? audit.refused.form : emptyForm
  const refusal = limitSentence(form, limitWords, language) ?? (form.outcome === 'failed' && say.failed)
  const fields = { page: { label: say.page }, words: { label: say.words, hint: say.hint, empty: say.empty } }
  const problems = wordedProblems(form.problems, form.values, { fields, form: formWords, language })
  const context = { id: 'wrong', fields, words: formWords, state: form, problems, language }
  return (
    <form
      className="form contradiction"
      method="post"
      action={`${reportPath}/wrong#finding-${check}`}
      noValidate
    >
      {refusal && (
        <p className="failure" role="alert">
          {refusal}
        </p>
      )}
      <input type="hidden" name="check" value={check} />
      <TextField name="words" of={context} rows={3} limit={lengthLimits.contradiction} required />
      {pages.length > 0 && (
        <Field name="page" of={context}>
          {control => (
            <select {...control}>
              <option value="">{say.wholeSite}</option>
              {pages.map(({ address }) => (
                <option key={address} value={address}>
                  {shortAddress(address, report.address)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <button className="button button-line" type="submit">
        {say.submit}
      </button>
    </form>
  )
}
