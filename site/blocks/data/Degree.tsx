import './Degree.css'
import type { degrees } from './degrees.ts'

/** A full disc for yes, half of one for what depends, a ring for no, a broken ring for what is not known. */
export function Degree({ of }: { readonly of: (typeof degrees)[number] }) {
  return (
    <svg className={`degree degree-${of}`} viewBox="0 0 18 18" width="16" height="16" aria-hidden="true">
      <circle cx="9" cy="9" r="8" />
      {of === 'partly' && <path d="M9 1a8 8 0 0 1 0 16z" />}
    </svg>
  )
}
