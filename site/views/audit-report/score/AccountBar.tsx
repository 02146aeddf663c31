import './AccountBar.css'
import type { ReactNode } from 'react'
import type { PillarComparison } from '#contracts/audit-comparison.ts'
import { endToEnd } from '../../../blocks/data/end-to-end.ts'
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
  const parts = accountParts.map(id => ({ id, size: account[id] })).filter(({ size }) => size > 0)
  const rivalAt =
    rival && rival.maximum > 0
      ? `${(100 * (rival.points / rival.maximum) * (won + lost)) / outOf}%`
      : undefined
  return (
    <svg className="account-bar" width="100%" aria-hidden="true">
      {children}
      {endToEnd(parts, outOf).map(({ part: { id }, start, length }) => (
        <rect key={id} {...tones[id]} x={start} width={length} height="100%" />
      ))}
      {rivalAt && <line className="bar-rival" x1={rivalAt} x2={rivalAt} y1="-4" y2="100%" />}
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
