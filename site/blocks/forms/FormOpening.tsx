import './FormOpening.css'
import type { ReactNode } from 'react'

interface FormOpeningProps {
  readonly heading: string
  readonly lead: ReactNode
  /** Below the lead. */
  readonly facts?: ReactNode
  readonly formId: string
  readonly formHeading: string
  /** The form, and the text below it. */
  readonly children: ReactNode
  readonly aside: ReactNode
  /** Below the form. */
  readonly end?: ReactNode
}

/** The top of a page whose purpose is its form, which is visible without scrolling. */
export function FormOpening(props: FormOpeningProps) {
  const { heading, lead, facts, formId, formHeading, children, aside, end } = props
  return (
    <div className="form-opening grid">
      <header>
        <h1>{heading}</h1>
        <p className="form-opening-lead">{lead}</p>
        {facts}
      </header>
      <section className="form-opening-form" aria-labelledby={formId}>
        <h2 id={formId}>{formHeading}</h2>
        {children}
      </section>
      {end && <div className="form-opening-end">{end}</div>}
      <div className="form-opening-aside">{aside}</div>
    </div>
  )
}
