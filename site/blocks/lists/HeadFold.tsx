import './Unfolding.css'
import './HeadFold.css'
import type { ReactNode } from 'react'

interface Props {
  /** The heading that stands before it, in the same parent. */
  readonly name: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** What a phone unfolds under a head, all of which is then its button; a wide page and paper show it at once. */
export function HeadFold({ name, isOpen = false, children }: Props) {
  return (
    <div className="head-fold unfolding">
      <details open={isOpen}>
        <summary data-markdown-ignore>
          <span className="visually-hidden">{name}</span>
        </summary>
        {children}
      </details>
    </div>
  )
}
