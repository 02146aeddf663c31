import './Tinted.css'
import './TintedPicture.css'
import type { ReactNode } from 'react'

/** A picture between the opening of a page and its first section, on another tone than the rest. */
export function Tinted({ children }: { readonly children: ReactNode }) {
  return <div className="tinted tinted-picture grid">{children}</div>
}
