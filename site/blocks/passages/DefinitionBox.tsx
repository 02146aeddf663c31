import './DefinitionBox.css'
import type { ReactNode } from 'react'
import { Inline } from '../../content/inline.tsx'
import { plainText } from '../../content/marks.ts'
import { CopyToast } from './CopyToast.tsx'

interface Props {
  readonly definition: string
  /** The defined word: its first mention is marked. */
  readonly term?: string
  readonly labels: {
    readonly copy: string
    readonly copied: { readonly title: string; readonly text: string }
  }
  /** Further actions, after the button that copies. */
  readonly children?: ReactNode
}

/** A quotable definition, with a button that copies it (`copy.client.ts`). */
export function DefinitionBox({ definition, term = '', labels, children }: Props) {
  return (
    <>
      <p className="definition">
        <Defined text={definition} term={term} />
      </p>
      <p className="actions">
        <button className="copy" type="button" data-copy={plainText(definition)} data-needs-script>
          {labels.copy}
        </button>
        {children}
      </p>
      <CopyToast words={labels.copied} />
    </>
  )
}

function Defined({ text, term }: { readonly text: string; readonly term: string }) {
  const start = text.toLowerCase().indexOf(term.toLowerCase())
  if (start < 0) throw new Error(`The definition of "${term}" does not name it: “${text}”`)
  const end = start + term.length
  return (
    <>
      {text.slice(0, start)}
      {term && <dfn>{text.slice(start, end)}</dfn>}
      <Inline text={text.slice(end)} />
    </>
  )
}
