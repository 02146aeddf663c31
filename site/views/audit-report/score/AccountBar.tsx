import './AccountBar.css'
import { endToEnd } from '../../../blocks/data/end-to-end.ts'
import type { Account } from './account.ts'

/** The points of the rubric end to end: won, lost, not measured, without object. Words below it say the same. */
export function AccountBar({ account }: { readonly account: Account }) {
  const parts = accountParts.map(id => ({ id, size: account[id] })).filter(({ size }) => size > 0)
  return (
    <svg className="account-bar" width="100%" height="40" aria-hidden="true">
      <pattern id="account-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" stroke="currentColor" />
      </pattern>
      {endToEnd(parts, account.whole).map(({ part: { id }, start, length }) => (
        <rect key={id} {...tones[id]} x={start} width={length} height="100%" />
      ))}
    </svg>
  )
}

/** What the parts of an account look like, in their order. */
export const accountParts = ['won', 'lost', 'unmeasured', 'aside'] as const

/** As attributes, which weigh less than styles. */
const tones = {
  won: { fill: 'currentColor' },
  lost: { fill: 'none', stroke: 'currentColor' },
  unmeasured: { fill: 'url(#account-hatch)', stroke: 'currentColor' },
  aside: { fill: 'none', stroke: 'currentColor', strokeDasharray: '3 3' },
} as const
