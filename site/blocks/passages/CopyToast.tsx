import './DefinitionBox.css'

/** Confirms for a moment that something was copied (`copy.client.ts`). One for the whole page. */
export function CopyToast({ words }: { readonly words: { readonly title: string; readonly text: string } }) {
  return (
    <output>
      <span className="toast" hidden>
        <b>{words.title}</b> {words.text}
      </span>
    </output>
  )
}
