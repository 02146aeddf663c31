import './Years.css'
import { consentLifetime } from '#contracts/consent.ts'
import { type Period, retention } from '#contracts/retention.ts'

/** What is kept for as long as `contracts/retention.ts` says, or a choice of consent. */
type Kept = keyof typeof retention | 'consent'

/** As many as the longest of them takes. */
export const years = 6

/** A line of all years, inked to the day of the last erasure; a disc on the day of each. */
export function Years({ kept }: { readonly kept: readonly Kept[] }) {
  const ends = kept.map(endOf)
  const length = 360
  const at = (day: number) => Math.round((day / days.year / years) * length)
  const ticks = Array.from({ length: years + 1 }, (_tick, index) => index)
  return (
    <svg className="years" viewBox={`0 -8 ${length} 16`} aria-hidden="true">
      <path d={`M0 0H${length}${ticks.map(tick => `M${at(tick * days.year)} -4v8`).join('')}`} />
      <path className="years-kept" d={`M0 0H${at(Math.max(...ends))}`} />
      {ends.map(end => (
        <circle key={end} cx={at(end)} r={6} />
      ))}
    </svg>
  )
}

/** In days since it came. The proof of a choice is kept from when the choice has expired. */
function endOf(kept: Kept): number {
  const choice = consentLifetime / (24 * 60 * 60)
  if (kept === 'consent') return choice
  const { unit, count }: Period = retention[kept]
  return (kept === 'consentProof' ? choice : 0) + count * days[unit]
}

const days = { minute: 1 / (24 * 60), day: 1, month: 365.25 / 12, year: 365.25 }
