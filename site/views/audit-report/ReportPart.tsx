import './ReportPart.css'
import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly heading: string
  readonly lead?: string | undefined
  readonly isTinted?: boolean
  /** Whether its groups have heads of their own at the left. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A part of the report: what it is about at the left, its table or list beside it. */
export function ReportPart({ id, heading, lead, children, ...is }: Props) {
  const classes = ['report-part grid']
  if (is.isTinted) classes.push('tinted')
  if (is.isWide) classes.push('is-wide')
  return (
    <section className={classes.join(' ')} id={id} aria-labelledby={`${id}-title`}>
      <div className="part-head">
        <h2 id={`${id}-title`}>{heading}</h2>
        {lead && <p className="report-lead">{lead}</p>}
      </div>
      <div className="part-body">{children}</div>
    </section>
  )
}
