import './AccountBar.css'
import type { PillarComparison } from '#contracts/audit-comparison.ts'
import type { Account } from './account.ts'

interface Props {
  readonly account: Account
  /** How many points the whole width stands for. */
  readonly outOf: number
  readonly rival?: PillarComparison['other']
}

/**
 * Points end to end: won, lost, not measured, without object. The tick is the share that a rival won of what was at
 * stake. Words beside it say the same.
 */
export function AccountBar({ account, outOf, rival }: Props) {
  const { won, lost } = account
  const percent = (points: number) => `${((100 * points) / outOf).toFixed(2)}%`
  const parts = accountParts.map((part, index) => ({
    part,
    start: accountParts.slice(0, index).reduce((sum, before) => sum + account[before], 0),
    size: account[part],
  }))
  return (
    <svg className="account-bar" width="100%" aria-hidden="true">
      {parts
        .filter(({ size }) => size > 0)
        .map(({ part, start, size }) => (
          <rect key={part} className={`is-${part}`} x={percent(start)} width={percent(size)} height="100%" />
        ))}
      {rival && rival.maximum > 0 && (
        <line
          className="bar-rival"
          x1={percent((rival.points / rival.maximum) * (won + lost))}
          x2={percent((rival.points / rival.maximum) * (won + lost))}
          y1="-4"
          y2="100%"
        />
      )}
    </svg>
  )
}

/** What the parts of an account look like, in their order. */
export const accountParts = ['won', 'lost', 'unmeasured', 'aside'] as const

/** A square of the tone of a part. */
export function AccountSwatch({ part }: { readonly part: (typeof accountParts)[number] }) {
  return (
    <svg className="account-bar" width="14" height="14" aria-hidden="true">
      <rect className={`is-${part}`} x="1" y="1" width="12" height="12" />
    </svg>
  )
}
