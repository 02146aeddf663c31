import './ConfidenceNote.css'

/** How far a figure may be believed: stands right under what it qualifies. */
export function ConfidenceNote({ level, text }: { readonly level: string; readonly text: string }) {
  return (
    <p className="confidence">
      <b className="mono">{level}</b> {text}
    </p>
  )
}
