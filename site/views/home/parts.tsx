import { Inline } from '../../content/inline.tsx'

/** The link to the whole of what a section shows in part, once that page is written. */
export function More({ text }: { readonly text: string }) {
  // Without a page to lead to, the words would promise what is not there.
  return text.startsWith('[') ? (
    <p>
      <Inline text={text} />
    </p>
  ) : null
}
