import './RobotSheet.css'
import type { ReactNode } from 'react'

interface Props {
  /** The page, and whether it is a made-up example. */
  readonly captions: readonly string[]
  readonly children: ReactNode
}

/** A page as a crawler reads it: `<mark>` is citable, `<Skipped>` is passed over or invisible to it. */
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
