import './ConfidenceNote.css'

/** How reliable a figure is; placed right under it. */
export function ConfidenceNote({ level, text }: { readonly level: string; readonly text: string }) {
  return (
    <p className="confidence">
      <b className="mono">{level}</b> {text}
    </p>
  )
}
