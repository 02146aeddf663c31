import './Unfolding.css'
import './Fold.css'
import type { ReactNode } from 'react'

interface Props {
  readonly summary: ReactNode
  /** Whether only a phone folds it: a wide page then shows it as if it had no summary. */
  readonly isOnPhones?: boolean
  readonly children: ReactNode
}

/** The rest of something long, shown on demand; on paper always. */
export function Fold({ summary, isOnPhones = false, children }: Props) {
  return (
    <div className={isOnPhones ? 'fold is-on-phones unfolding' : 'fold unfolding'}>
      <details>
        <summary>{summary}</summary>
        {children}
      </details>
    </div>
  )
}
