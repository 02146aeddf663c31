import '../page/Margin.css'
import './HeadMargin.css'
import type { ReactNode } from 'react'

/** What stands below the lead of a page, small: its date, notes, a table of contents. */
export function HeadMargin({ children }: { readonly children: ReactNode }) {
  return <div className="page-margin margin">{children}</div>
}
