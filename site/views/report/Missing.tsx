import '../one-thing.css'
import type { ReportWords } from '../AuditReport.words.ts'

interface MissingProps {
  readonly words: ReportWords
  readonly auditPath: string
}

/** No report at this address: never asked for, or deleted on its date. */
export function Missing({ words, auditPath }: MissingProps) {
  return (
    <div className="one-thing wrap">
      <p className="mono">404</p>
      <h1>{words.missing.heading}</h1>
      <p className="one-thing-text">{words.missing.text}</p>
      <a className="button" href={auditPath}>
        {words.missing.action}
      </a>
    </div>
  )
}
