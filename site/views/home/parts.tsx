import { Inline } from '../../content/inline.tsx'

/** The link to the whole of what a section shows in part. */
export function More({ text }: { readonly text: string }) {
  return (
    <p>
      <Inline text={text} />
    </p>
  )
}
