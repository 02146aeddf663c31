import '../../blocks/data/Degree.css'
import './Sign.css'
import type { scoreEffects } from '../../content/schemas/change.ts'

const shapes = { added: 'yes', removed: 'yes', stricter: 'no', fewer: 'no', none: 'unknown' } as const

/** A disc where points move, a ring where faults do, with more or less inside; a broken ring where nothing does. */
export function Sign({ of }: { readonly of: (typeof scoreEffects)[number] }) {
  const isMore = of === 'added' || of === 'stricter'
  return (
    <svg
      className={`sign degree degree-${shapes[of]}`}
      viewBox="0 0 18 18"
      width="18"
      height="18"
      aria-hidden="true"
    >
      <circle cx="9" cy="9" r="8" />
      {of !== 'none' && <path d={isMore ? 'M5 9h8M9 5v8' : 'M5 9h8'} />}
    </svg>
  )
}
