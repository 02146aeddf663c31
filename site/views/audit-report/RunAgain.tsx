import './RunAgain.css'
import type { Language } from '#contracts/languages.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import { writtenTime } from '#language/dates.ts'
import { fill } from '../../content/wording.ts'
import type { ReportWords } from './words.ts'

interface RunAgainProps {
  readonly audit: AuditPage
  readonly words: ReportWords
  readonly language: Language
  readonly reportPath: string
}

/** The same audit once more; within the pause after the last one, from when. */
export function RunAgain({ audit, words, language, reportPath }: RunAgainProps) {
  const { surroundings, refused } = audit
  if (surroundings.isRival) return null
  const from = surroundings.repeatableFrom
  const isEarly = Date.parse(from) > Date.now()
  const outcome = refused?.action === 'again' ? refused.form.outcome : null
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
      {isEarly && <p id="again-from">{fill(words.again.from, { time: writtenTime(from, language) })}</p>}
      {(outcome === 'network-limited' || outcome === 'failed') && (
        <p className="run-again-refused" role="alert">
          {words.again[outcome]}
        </p>
      )}
    </form>
  )
}
