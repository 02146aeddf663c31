import '../../blocks/data/Degree.css'
import type { scoreEffects } from '../../content/schemas/change.ts'

const halfDisc = 'M9 1a8 8 0 0 1 0 16z'
const triangle = 'M9 1.5 17.5 16.5H.5z'

/** A disc where points are added, half of one where they go, a ring for fewer faults, a triangle for more, else a broken ring. */
export function Sign({ of }: { readonly of: (typeof scoreEffects)[number] }) {
  return (
    <svg
      className={`sign degree degree-${degreeOf[of]}`}
      viewBox="0 0 18 18"
      width="16"
      height="16"
      aria-hidden="true"
    >
      {of === 'stricter' ? <path d={triangle} /> : <circle cx="9" cy="9" r="8" />}
      {of === 'removed' && <path d={halfDisc} />}
    </svg>
  )
}

const degreeOf = {
  added: 'yes',
  removed: 'partly',
  stricter: 'yes',
  fewer: 'partly',
  none: 'unknown',
} as const
