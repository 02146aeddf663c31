import './Years.css'
import { consentLifetime } from '#contracts/consent.ts'
import type { Language } from '#contracts/languages.ts'
import { type Period, retention } from '#contracts/retention.ts'
import { period } from '#language/durations.ts'

/** What is kept for as long as `contracts/retention.ts` says, or a choice of consent. */
type Kept = keyof typeof retention | 'consent'

/** As many as the longest of them takes. */
export const years = 6

interface Props {
  readonly kept: readonly Kept[]
  readonly language: Language
}

/** A line of all years, inked to the day of the last erasure and as long as is written there; a disc on the day of each. */
export function Years({ kept, language }: Props) {
  const ends = kept.map(name => ({ name, share: shareOf(periodsOf(name)) }))
  const [last] = ends.toSorted((one, other) => other.share - one.share)
  if (!last) return null
  const length = periodsOf(last.name).map(each => period(each, language))
  const ticks = Array.from({ length: years + 1 }, (_tick, index) => index / years)
  return (
    <span className="years mono" aria-hidden="true" data-markdown-ignore>
      <span>0</span>
      <svg height="28" aria-hidden="true">
        <text x={percent(last.share)} y="10" textAnchor={anchorAt(last.share)}>
          {length.join(' + ')}
        </text>
        {ticks.map(share => (
          <line key={share} x1={percent(share)} x2={percent(share)} y1="16" y2="24" />
        ))}
        <line x2="100%" y1="20" y2="20" />
        <line className="years-kept" x2={percent(last.share)} y1="20" y2="20" />
        {ends.map(({ name, share }) => (
          <circle key={name} cx={percent(share)} cy="20" r="4" />
        ))}
      </svg>
      <span>{period({ unit: 'year', count: years }, language)}</span>
    </span>
  )
}

/** The proof of a choice is kept from when the choice has expired. */
function periodsOf(kept: Kept): readonly Period[] {
  const choice = { unit: 'month', count: Math.round(consentLifetime / (24 * 60 * 60) / days.month) } as const
  if (kept === 'consent') return [choice]
  return kept === 'consentProof' ? [choice, retention[kept]] : [retention[kept]]
}

/** Of the whole line. */
function shareOf(periods: readonly Period[]): number {
  return periods.reduce((sum, { unit, count }) => sum + count * days[unit], 0) / (years * days.year)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`
}

/** Within the line, at both of its ends. */
function anchorAt(share: number) {
  return share < 0.05 ? 'start' : share > 0.7 ? 'end' : 'middle'
}

const days = { minute: 1 / (24 * 60), day: 1, month: 365.25 / 12, year: 365.25 }
