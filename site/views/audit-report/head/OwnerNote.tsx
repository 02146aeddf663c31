import type { ReportWords } from '../words.ts'

interface OwnerNoteProps {
  readonly ownerKey: string
  /** The address of the report, which can be shared. */
  readonly reportPath: string
  readonly words: ReportWords
}

/** For the person who asked for the audit: the link to share, and the private one that deletes the report. Its view imports `OwnerNote.css`. */
export function OwnerNote({ ownerKey, reportPath, words }: OwnerNoteProps) {
  const { heading, text, share, remove } = words.owner
  return (
    <aside className="owner-note" aria-labelledby="owner-title">
      <h2 id="owner-title">{heading}</h2>
      <p>{text}</p>
      <ul>
        <li>
          <a href={reportPath}>{share}</a>
        </li>
        <li>
          <a href={`${reportPath}/delete?owner=${ownerKey}`}>{remove}</a>
        </li>
      </ul>
    </aside>
  )
}
