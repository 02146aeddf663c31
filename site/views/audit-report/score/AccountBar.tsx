import './AccountBar.css'
import type { ReactNode } from 'react'
import type { PillarComparison } from '#contracts/audit-comparison.ts'
import type { Account } from './account.ts'

interface Props {
  readonly account: Account
  /** How many points the whole width stands for. */
  readonly outOf: number
  readonly rival?: PillarComparison['other']
  /** What it defines. */
  readonly children?: ReactNode
}

/**
 * Points end to end: won, lost, not measured, without object. The tick is the share that a rival won of what was at
 * stake. Words beside it say the same.
 */
export function AccountBar({ account, outOf, rival, children }: Props) {
  const { won, lost } = account
  const percent = (points: number) => `${((100 * points) / outOf).toFixed(2)}%`
  const parts = accountParts.map((part, index) => ({
    part,
    start: accountParts.slice(0, index).reduce((sum, before) => sum + account[before], 0),
    size: account[part],
  }))
  return (
    <svg className="account-bar" width="100%" aria-hidden="true">
      {children}
      {parts
        .filter(({ size }) => size > 0)
        .map(({ part, start, size }) => (
          <rect key={part} {...tones[part]} x={percent(start)} width={percent(size)} height="100%" />
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

/** As attributes, which weigh less than styles. The account of all points defines the hatching. */
const tones = {
  won: { fill: 'var(--ink)' },
  lost: { fill: 'none', stroke: 'var(--ink)' },
  unmeasured: { fill: 'url(#account-hatch)', stroke: 'var(--edge)' },
  aside: { fill: 'none', stroke: 'var(--edge)', strokeDasharray: '3 3' },
} as const

/** A square of the tone of a part. */
export function AccountSwatch({ part }: { readonly part: (typeof accountParts)[number] }) {
  return (
    <svg className="account-bar" width="12" aria-hidden="true">
      <rect {...tones[part]} width="12" height="12" />
    </svg>
  )
}
