import './PageHead.css'
import type { ReactNode } from 'react'
import { Inline } from '../../content/inline.tsx'

interface Props {
  readonly heading: ReactNode
  readonly lead?: string | undefined
  /** More below the lead: a definition, a button. */
  readonly children?: ReactNode
  /** A `HeadMargin`. */
  readonly margin?: ReactNode
}

/** A title of so many characters stands large in two lines, beside a lead that is as high. */
const shortTitle = 25

/** The opening of an inner page: its title, and beside it its lead. */
export function PageHead({ heading, lead, margin, children }: Props) {
  const isShort = typeof heading === 'string' && heading.length <= shortTitle
  return (
    <header className={`page-head grid${isShort ? ' short' : ''}`}>
      <h1>{heading}</h1>
      <div className="page-opening">
        {lead && (
          <p className="page-lead">
            <Inline text={lead} />
          </p>
        )}
        {children}
      </div>
      {margin}
    </header>
  )
}
