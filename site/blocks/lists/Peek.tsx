import './Peek.css'
import { plainText } from '../../content/marks.ts'

/** Whole words of up to this many characters: a line of a phone. */
const beginning = /^.{0,40}(?=\s)/u

/** How a folded text begins: one sees what there is to unfold. Its words are in the text: they are not read twice. */
export function Peek({ text }: { readonly text: string }) {
  return (
    <span className="peek" aria-hidden="true" data-markdown-ignore>
      {plainText(text).match(beginning)}…
    </span>
  )
}
