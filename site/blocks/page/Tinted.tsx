import '../../styles/night.css'
import './Tinted.css'
import './TintedPicture.css'
import type { ReactNode } from 'react'

interface Props {
  /** Whether it is night there, in both themes: for what the page is remembered by. */
  readonly isInked?: boolean
  readonly children: ReactNode
}

/** A picture between the opening of a page and its first section, on another tone than the rest. */
export function Tinted({ isInked, children }: Props) {
  return <div className={`${isInked ? 'inked' : 'tinted'} tinted-picture grid`}>{children}</div>
}
