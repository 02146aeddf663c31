import './Years.css'
import { consentLifetime } from '#contracts/consent.ts'
import type { Language } from '#contracts/languages.ts'
import { type Period, retention } from '#contracts/retention.ts'
import { period } from '#language/durations.ts'

/** What is kept for as long as `contracts/retention.ts` says, or a choice of consent. */
type Kept = keyof typeof retention | 'consent'

/** As many as the longest of them takes. */
export const years = 6

const ticks = Array.from({ length: years + 1 }, (_tick, year) => ({ year, x: percent(year / years) }))

/** A line of all years, inked to the day of the last erasure; a disc on the day of each. */
export function Years({ kept }: { readonly kept: readonly Kept[] }) {
  const ends = kept.map(name => ({ name, share: shareOf(periodsOf(name)) }))
  const last = Math.max(...ends.map(({ share }) => share))
  return (
    <svg className="years" height="20" aria-hidden="true" data-markdown-ignore>
      {ticks.map(({ year, x }) => (
        <line key={year} x1={x} x2={x} y1="4" y2="16" />
      ))}
      <line x2="100%" y1="10" y2="10" />
      <line className="years-kept" x2={percent(last)} y1="10" y2="10" />
      {ends.map(({ name, share }) => (
        <circle key={name} cx={percent(Math.max(share, leastShare))} cy="10" r="5.5" />
      ))}
    </svg>
  )
}

/** A disc on the first days does not hang off the line, and those days are still under it. */
const leastShare = 0.015

/** Every second year, over the lines below. */
export function YearsAxis({ language }: { readonly language: Language }) {
  return (
    <svg className="years mono" height="16" aria-hidden="true" data-markdown-ignore>
      {ticks
        .filter(({ year }) => year % 2 === 0)
        .map(({ year, x }) => (
          <text key={year} x={x} y="12" textAnchor={anchorAt(year)}>
            {year === 0 ? year : period({ unit: 'year', count: year }, language)}
          </text>
        ))}
    </svg>
  )
}

/** Within the line, at both of its ends. */
function anchorAt(year: number) {
  return year === 0 ? 'start' : year === years ? 'end' : 'middle'
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

const days = { minute: 1 / (24 * 60), day: 1, month: 365.25 / 12, year: 365.25 }
