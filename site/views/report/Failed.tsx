import './EvidenceList.css'
import './Failed.css'
import type { ReactNode } from 'react'
import type { ReportWords } from '../AuditReport.words.ts'
import type { Report } from './report.ts'

interface FailedProps {
  /** Null when the audit stopped without a word. */
  readonly report: Report | null
  readonly site: string
  readonly words: ReportWords
  /** The audit form, to try again. */
  readonly children: ReactNode
}

/** An audit that judged nothing: what happened, what was seen, how to mend it, and the form again. */
export function Failed({ report, site, words, children }: FailedProps) {
  const { failed } = words
  const problem = report?.problem ?? { ...failed.unknown, detail: null }
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
      </div>
      <div className="failed-form">
        <h2>{failed.again}</h2>
        {children}
      </div>
    </div>
  )
}
