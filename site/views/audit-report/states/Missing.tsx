import '../../messages/one-thing.css'
import type { ReportEnd } from '#contracts/report-page.ts'
import type { ReportWords } from '../words.ts'

interface MissingProps {
  /** Null when no report is known to have been there. */
  readonly end: ReportEnd | null
  readonly words: ReportWords
  readonly auditPath: string
}

/** No report at this address: never asked for, expired on its date, or deleted by its owner. */
export function Missing({ end, words, auditPath }: MissingProps) {
  const { heading, text } = words.missing[end ?? 'unknown']
  return (
    <div className="one-thing wrap">
      <p className="mono">{end ? 410 : 404}</p>
      <h1>{heading}</h1>
      <p className="one-thing-text">{text}</p>
      <a className="button" href={auditPath}>
        {words.missing.action}
      </a>
    </div>
  )
}
