import { consentLifetime } from '#contracts/consent.ts'
import type { Language } from '#contracts/languages.ts'
import { type Period, retention } from '#contracts/retention.ts'
import { period } from '#language/durations.ts'
import { PeriodAxis, PeriodLine } from '../../blocks/data/PeriodLine.tsx'

/** What is kept for as long as `contracts/retention.ts` says, a choice of consent, or what ends with its day. */
type Kept = keyof typeof retention | 'consent' | 'day'

/** As many as the longest of them takes. */
export const years = 6

interface YearsProps {
  readonly kept?: readonly Kept[] | undefined
  /** A contract lasts nobody knows how long: the years after it stand at the end of the line. */
  readonly yearsAfterContract?: number | undefined
}

/** A line of all years, inked to the day of the last erasure, dashed before the period begins; a disc on the day of each. None where none can be drawn. */
export function Years({ kept, yearsAfterContract }: YearsProps) {
  if (yearsAfterContract) {
    return <PeriodLine parts={years} start={1 - yearsAfterContract / years} end={1} marks={[1]} />
  }
  if (!kept) return null
  const ends = kept.map(name => shareOf(periodsOf(name)))
  const start = Math.min(...kept.map(name => shareOf(periodsBefore(name))))
  return <PeriodLine parts={years} start={start} end={Math.max(...ends)} marks={ends} />
}

/** Every second year, over the lines below. */
export function YearsAxis({ language }: { readonly language: Language }) {
  return <PeriodAxis parts={years} name={count => period({ unit: 'year', count }, language)} />
}

function periodsOf(kept: Kept): readonly Period[] {
  if (kept === 'consent') return [choice()]
  if (kept === 'day') return [{ unit: 'day', count: 1 }]
  return [...periodsBefore(kept), retention[kept]]
}

/** The proof of a choice is kept from when the choice has expired. */
function periodsBefore(kept: Kept): readonly Period[] {
  return kept === 'consentProof' ? [choice()] : []
}

function choice(): Period {
  return { unit: 'month', count: Math.round(consentLifetime / (24 * 60 * 60) / days.month) }
}

/** Of the whole line. */
function shareOf(periods: readonly Period[]): number {
  return periods.reduce((sum, { unit, count }) => sum + count * days[unit], 0) / (years * days.year)
}

const days = { minute: 1 / (24 * 60), day: 1, month: 365.25 / 12, year: 365.25 }
