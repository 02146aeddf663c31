import './Subsection.css'
import type { ReactNode } from 'react'
import { HeadFold } from './HeadFold.tsx'

interface Props {
  readonly id: string
  readonly heading: string
  /** Whether a phone has it unfolded at first. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** A part of a section with a heading of its own, under which a phone unfolds it and beside which a wide page has it. */
export function Subsection({ id, heading, isOpen, children }: Props) {
  return (
    <div className="subsection" id={id}>
      <h3>{heading}</h3>
      <HeadFold name={heading} {...(isOpen && { isOpen })}>
        {children}
      </HeadFold>
    </div>
  )
}
