import { Inline } from '../../content/inline.tsx'

export function More({ text }: { readonly text: string }) {
  return (
    <p>
      <Inline text={text} />
    </p>
  )
}
