import './Unfolding.css'
import './PhoneFold.css'
import type { ReactNode } from 'react'

interface Props {
  readonly summary: string
  /** Whether a wide page too shows it on demand. */
  readonly isEverywhere?: boolean
  readonly children: ReactNode
}

/** The rest of something long: a phone shows it on demand, a wide page and paper always. */
export function PhoneFold({ summary, isEverywhere = false, children }: Props) {
  return (
    <div className={isEverywhere ? 'phone-fold is-everywhere unfolding' : 'phone-fold unfolding'}>
      <details>
        <summary>{summary}</summary>
        {children}
      </details>
    </div>
  )
}
