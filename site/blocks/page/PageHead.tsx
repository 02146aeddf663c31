import './PageHead.css'
// Its margin is that of a section.
import './Section.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { Inline } from '../../content/inline.tsx'
import type { BlockLabels } from '../labels.ts'
import { DateWithin } from './DateWithin.tsx'

interface Props {
  readonly heading: string
  readonly lead?: string | undefined
  /** The date of the last change of meaning, and the author. */
  readonly signed?: Signature
  /** More for the margin, under the date: notes, a table of contents. */
  readonly margin?: ReactNode
  /** More below the lead: a definition, a button. */
  readonly children?: ReactNode
}

interface Signature {
  readonly language: Language
  readonly updated: string
  readonly author: string
  readonly labels: BlockLabels
}

/** The opening of an inner page: its title at full width, its lead, and in the margin its date. */
export function PageHead({ heading, lead, signed, margin, children }: Props) {
  return (
    <header className="page-head grid">
      <h1>{heading}</h1>
      <div className="page-opening">
        {lead && (
          <p className="page-lead">
            <Inline text={lead} />
          </p>
        )}
        {children}
      </div>
      {(signed || margin) && (
        <div className="page-margin margin">
          {signed && <UpdatedLine {...signed} />}
          {margin}
        </div>
      )}
    </header>
  )
}

function UpdatedLine({ language, updated, author, labels }: Signature) {
  return (
    <p className="page-signature">
      <DateWithin text={labels.updated} date={updated} language={language} /> <span>{author}</span>
    </p>
  )
}
