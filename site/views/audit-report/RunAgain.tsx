import { emptyForm } from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import { writtenTime } from '#language/dates.ts'
import { fill } from '../../content/wording.ts'
import { limitSentence } from '../../features/forms/FormFrame.tsx'
import type { LimitWords } from '../../features/forms/labels.ts'
import type { ReportWords } from './words.ts'

interface RunAgainProps {
  readonly audit: AuditPage
  readonly words: ReportWords
  readonly language: Language
  readonly timeZone: string
  readonly reportPath: string
  readonly limitWords: LimitWords
}

/** Runs the audit again; within the pause after the last one, says from when. Its view imports `RunAgain.css`. */
export function RunAgain({ audit, words, language, timeZone, reportPath, limitWords }: RunAgainProps) {
  const { surroundings, refused } = audit
  if (surroundings.isRival) return null
  const from = surroundings.repeatableFrom
  const isEarly = Date.parse(from) > Date.now()
  const form = refused?.action === 'again' ? refused.form : emptyForm
  const refusal =
    limitSentence(form, limitWords, language) ?? (form.outcome === 'failed' && words.again.failed)
  return (
    <form className="run-again" method="post" action={`${reportPath}/again`}>
      <button
        className="button"
        type="submit"
        disabled={isEarly}
        aria-describedby={isEarly ? 'again-from' : undefined}
        data-from={isEarly ? from : undefined}
      >
        {words.actions.again}
      </button>
      {isEarly && (
        <p id="again-from">{fill(words.again.from, { time: writtenTime(from, language, timeZone) })}</p>
      )}
      {refusal && (
        <p className="run-again-refused" role="alert">
          {refusal}
        </p>
      )}
    </form>
  )
}
