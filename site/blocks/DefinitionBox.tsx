import './DefinitionBox.css'
import type { ReactNode } from 'react'
import { Inline, plainText } from '../content/inline.tsx'

interface Props {
  readonly definition: string
  readonly labels: {
    readonly copy: string
    readonly copied: { readonly title: string; readonly text: string }
  }
  /** Further actions, after the button that copies. */
  readonly children?: ReactNode
}

/** A definition as it may be quoted, and a button that copies it (`copy.ts`). */
export function DefinitionBox({ definition, labels, children }: Props) {
  return (
    <>
      <p className="definition">
        <Inline text={definition} />
      </p>
      <p className="actions">
        <button className="copy" type="button" data-copy={plainText(definition)}>
          {labels.copy}
        </button>
        {children}
      </p>
      <output>
        <span className="toast" hidden>
          <b>{labels.copied.title}</b> {labels.copied.text}
        </span>
      </output>
    </>
  )
}
