import './DefinitionBox.css'

/** What says, for a moment, that something has been copied (`copy.ts`). One for the whole page. */
export function CopyToast({ words }: { readonly words: { readonly title: string; readonly text: string } }) {
  return (
    <output>
      <span className="toast" hidden>
        <b>{words.title}</b> {words.text}
      </span>
    </output>
  )
}
