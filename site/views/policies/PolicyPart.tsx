import './PolicyPart.css'
import type { ReactNode } from 'react'

interface Props {
  /** Its anchor. */
  readonly id: string
  readonly heading: string
  /** Whether it is a sentence about the page itself. */
  readonly isMinor?: boolean
  readonly children: ReactNode
}

/** A part of a policy of which several things stand beside each other: its heading is at their left. */
export function PolicyPart({ id, heading, isMinor, children }: Props) {
  return (
    <section
      className={isMinor ? 'policy-part is-minor' : 'policy-part'}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{heading}</h2>
      {children}
    </section>
  )
}
