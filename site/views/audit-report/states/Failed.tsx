import '../findings/EvidenceList.css'
import './Failed.css'
import type { ReactNode } from 'react'
import type { AuditProblemCode } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import type { LimitWords } from '../../../features/forms/labels.ts'
import { RunAgain } from '../RunAgain.tsx'
import type { Report } from '../report.ts'
import type { ReportWords } from '../words.ts'

interface FailedProps {
  readonly audit: AuditPage
  /** Null when the audit ended without a report. */
  readonly report: Report | null
  readonly site: string
  readonly words: ReportWords
  readonly language: Language
  readonly timeZone: string
  readonly reportPath: string
  readonly limitWords: LimitWords
  /** The audit form, for another address. */
  readonly children: ReactNode
}

/** Problems that the same address would have again: the address is wrong. */
const lasting: readonly AuditProblemCode[] = ['bad-address', 'private-address']

/**
 * An audit without a score: what happened, what was seen, how to repair it; the same audit again where that
 * can help, and the form.
 */
export function Failed(props: FailedProps) {
  const { report, site, words, children, ...again } = props
  const { failed } = words
  const problem = report?.problem ?? { ...failed.unknown, detail: null }
  const isRepeatable = !report?.problem || !lasting.includes(report.problem.code)
  return (
    <div className="failed wrap grid">
      <div className="failed-text">
        <p className="mono">
          {failed.kicker} · {site}
        </p>
        <h1>{problem.title}</h1>
        <p className="failed-mend">{problem.mend}</p>
        {problem.detail && (
          <figure className="evidence">
            <figcaption className="mono">{failed.detail}</figcaption>
            <blockquote translate="no">{problem.detail}</blockquote>
          </figure>
        )}
        {isRepeatable && (
          <div className="failed-again">
            <RunAgain {...again} words={words} />
          </div>
        )}
      </div>
      <div className="failed-form">
        <h2>{failed.form}</h2>
        {children}
      </div>
    </div>
  )
}
