import '../../../features/forms/forms.css'
import '../../../features/forms/hints.css'
import type { AuditRecord } from '#contracts/audit-report.ts'
import { emptyForm } from '#contracts/forms.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import { figure } from '#language/numbers.ts'
import { colon } from '#language/typography.ts'
import { limitSentence } from '../../../features/forms/FormFrame.tsx'
import { Field, wordedProblems } from '../../../features/forms/fields.tsx'
import type { FormWords, LimitWords } from '../../../features/forms/labels.ts'
import { ReportPart } from '../ReportPart.tsx'
import { type PartProps, reportInLanguage } from '../report.ts'
import { progressSentence } from '../states/progress.ts'
import { siteOf } from '../states/state.ts'
import { Tag } from '../Tag.tsx'
import { type Comparison, RivalTables } from './RivalTables.tsx'

interface RivalProps extends PartProps {
  readonly audit: AuditPage
  readonly comparison: Comparison | null
  readonly formWords: FormWords
  readonly limitWords: LimitWords
  readonly reportPath: string
  /** The path of another report, in the language of this one. */
  readonly pathOfReport: (auditId: string) => string
}

/** The site beside one rival: the form to name one, the wait, or the comparison. Its view imports `Rival.css`. */
export function Rival(props: RivalProps) {
  const { audit, words, comparison } = props
  const { rival, isRival } = audit.surroundings
  if (isRival) return null
  return (
    <ReportPart id="rival" heading={words.rival.heading}>
      {rival && comparison && <Compared {...props} rival={rival} comparison={comparison} />}
      {rival && !rival.report && <Waiting {...props} rival={rival} />}
      {rival?.report && !comparison && <Unjudged {...props} rival={rival} />}
      {(!rival || rival.status === 'failed') && <RivalForm {...props} />}
    </ReportPart>
  )
}

interface BesideProps extends RivalProps {
  readonly rival: AuditRecord
}

function Compared({
  comparison,
  rival,
  pathOfReport,
  ...part
}: BesideProps & { readonly comparison: Comparison }) {
  const { words, language } = part
  const { own, rival: other } = comparison
  return (
    <>
      <p className="report-lead">{comparison.sentence}</p>
      <dl className="rival-scores">
        {[own, other].map(({ site, points }) => (
          <div key={site}>
            <dt translate="no">{site}</dt>
            <dd>{figure(points ?? 0, language)}</dd>
          </div>
        ))}
      </dl>
      <RivalTables {...part} comparison={comparison} />
      <p className="rival-own-report">
        <a href={pathOfReport(rival.id)}>{words.rival.report}</a>
      </p>
    </>
  )
}

/** `watch-progress.client.ts` updates the sentence, and loads the page again when the rival has been read. */
function Waiting({ rival, words, language, pathOfReport, reportPath }: BesideProps) {
  const { sentences } = words.running
  return (
    <div data-sentences={JSON.stringify(sentences)} data-audit={pathOfReport(rival.id)}>
      <p className="report-lead">
        <b translate="no">{siteOf(rival)}</b>
        {colon[language]} <span data-sentence>{progressSentence(rival, sentences)}</span>
      </p>
      <form action={`${reportPath}#rival`}>
        <button className="button button-line" type="submit">
          {words.rival.refresh}
        </button>
      </form>
      <p className="visually-hidden" role="status" data-status />
    </div>
  )
}

/** Why the rival could not be judged, in the words of its own report. */
function Unjudged({ rival, words, language }: BesideProps) {
  const problem = rival.report && reportInLanguage(rival.report, language).problem
  const { title, mend } = problem ?? words.failed.unknown
  return (
    <div className="rival-failed">
      <Tag of="could-not-tell">
        <span translate="no">{siteOf(rival)}</span>
      </Tag>
      <p>
        {title} {mend}
      </p>
    </div>
  )
}

function RivalForm({ audit, words, formWords, limitWords, language, reportPath }: RivalProps) {
  const { rival } = words
  const form = audit.refused?.action === 'rival' ? audit.refused.form : emptyForm
  const refusal = limitSentence(form, limitWords, language) ?? (form.outcome === 'failed' && rival.failed)
  const fields = { rival: rival.field }
  const problems = wordedProblems(form.problems, form.values, { fields, form: formWords, language })
  return (
    <form className="form rival-form" method="post" action={`${reportPath}/rival#rival`} noValidate>
      <p className="report-lead">{rival.lead}</p>
      {refusal && (
        <p className="failure" role="alert">
          {refusal}
        </p>
      )}
      <Field
        name="rival"
        of={{ id: 'compare', fields, words: formWords, state: form, problems, language }}
        required
      >
        {control => <input {...control} type="text" inputMode="url" autoComplete="off" spellCheck={false} />}
      </Field>
      <div className="form-end">
        <button className="button button-line" type="submit">
          {rival.submit}
        </button>
      </div>
    </form>
  )
}
