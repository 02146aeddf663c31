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

/** A line of all years, inked to the day of the last erasure; a disc on the day of each. None where none can be drawn. */
export function Years({ kept, yearsAfterContract }: YearsProps) {
  if (yearsAfterContract) {
    return <PeriodLine parts={years} start={1 - yearsAfterContract / years} end={1} marks={[1]} />
  }
  const ends = kept?.map(name => shareOf(periodsOf(name)))
  return ends && <PeriodLine parts={years} end={Math.max(...ends)} marks={ends} />
}

/** Every second year, over the lines below. */
export function YearsAxis({ language }: { readonly language: Language }) {
  return <PeriodAxis parts={years} name={count => period({ unit: 'year', count }, language)} />
}

/** The proof of a choice is kept from when the choice has expired. */
function periodsOf(kept: Kept): readonly Period[] {
  const choice = { unit: 'month', count: Math.round(consentLifetime / (24 * 60 * 60) / days.month) } as const
  if (kept === 'consent') return [choice]
  if (kept === 'day') return [{ unit: 'day', count: 1 }]
  return kept === 'consentProof' ? [choice, retention[kept]] : [retention[kept]]
}

/** Of the whole line. */
function shareOf(periods: readonly Period[]): number {
  return periods.reduce((sum, { unit, count }) => sum + count * days[unit], 0) / (years * days.year)
}

const days = { minute: 1 / (24 * 60), day: 1, month: 365.25 / 12, year: 365.25 }
