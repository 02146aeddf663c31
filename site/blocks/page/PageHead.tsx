import './Margin.css'
import './PageHead.css'
import type { ReactNode } from 'react'
import { Inline } from '../../content/inline.tsx'
import { DateWithin } from './DateWithin.tsx'
import type { PageContext } from './page-context.ts'

interface Props {
  readonly heading: ReactNode
  readonly lead?: string | undefined
  /** Notes, a table of contents. */
  readonly margin?: ReactNode
  /** More below the lead: a definition, a button. */
  readonly children?: ReactNode
}

/** The opening of an inner page: its title at full width, and its lead. */
export function PageHead({ heading, lead, margin, children }: Props) {
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
      {margin && <div className="page-margin margin">{margin}</div>}
    </header>
  )
}

interface SignedProps extends Partial<Pick<Props, 'heading'>>, Pick<Props, 'margin' | 'children'> {
  readonly words: Pick<Props, 'heading' | 'lead'> & { readonly updated: string }
  readonly author: string
  readonly context: Pick<PageContext, 'language' | 'labels'>
}

/** The same with the date of the last change of meaning and the author, above the rest of the margin. */
export function SignedHead({ words, heading = words.heading, author, context, ...more }: SignedProps) {
  const { language, labels } = context
  const { margin, children } = more
  const signature = (
    <p className="page-signature">
      <DateWithin text={labels.updated} date={words.updated} language={language} />
      {' · '}
      <span>{author}</span>
    </p>
  )
  return (
    <PageHead
      heading={heading}
      lead={words.lead}
      margin={
        <>
          {signature}
          {margin}
        </>
      }
    >
      {children}
    </PageHead>
  )
}
