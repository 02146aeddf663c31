import './Unfolding.css'
import './PhoneFold.css'
import type { ReactNode } from 'react'

interface Props {
  readonly summary: string
  readonly children: ReactNode
}

/** The rest of something long: a phone shows it on demand, a wide page and paper always. */
export function PhoneFold({ summary, children }: Props) {
  return (
    <div className="phone-fold unfolding">
      <details>
        <summary>{summary}</summary>
        {children}
      </details>
    </div>
  )
}
