import './RobotSheet.css'
import type { ReactNode } from 'react'

interface Props {
  /** What page it is; and, of a made-up one, that it is an example. */
  readonly captions: readonly string[]
  readonly children: ReactNode
}

/**
 * A page as a robot reads it: `<mark>` is what can be cited, `<Skipped>` what is passed over or does
 * not exist for it.
 */
export function RobotSheet({ captions, children }: Props) {
  return (
    <div className="robot-sheet">
      <p className="robot-caption mono">
        {captions.map(caption => (
          <span key={caption}>{caption} </span>
        ))}
      </p>
      {children}
    </div>
  )
}

export function Skipped({ children }: { readonly children: ReactNode }) {
  return <span className="skipped">{children}</span>
}
