import '../../messages/one-thing.css'
import { fill } from '../../../content/wording.ts'
import type { ReportWords } from '../words.ts'

interface DeletionProps {
  readonly site: string
  readonly words: ReportWords
  /** Null when the link that led here is not the owner's. */
  readonly ownerKey: string | null
  readonly reportPath: string
  readonly contactPath: string
}

/** Asks the owner whether to delete the report; only the button deletes it. */
export function Deletion({ site, words, ownerKey, reportPath, contactPath }: DeletionProps) {
  const { deletion } = words
  const { heading, text } = ownerKey ? deletion : deletion.refused
  return (
    <div className="one-thing wrap">
      <p className="mono">{site}</p>
      <h1>{heading}</h1>
      <p className="one-thing-text">{fill(text, { site })}</p>
      <div className="one-thing-actions">
        {ownerKey ? (
          <form method="post" action={`${reportPath}/delete`}>
            <input type="hidden" name="owner" value={ownerKey} />
            <button className="button" type="submit">
              {deletion.confirm}
            </button>
          </form>
        ) : (
          <a className="button" href={contactPath}>
            {deletion.refused.action}
          </a>
        )}
        <a className="button button-line" href={reportPath}>
          {deletion.keep}
        </a>
      </div>
    </div>
  )
}
