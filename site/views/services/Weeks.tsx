import type { Language } from '#contracts/languages.ts'
import { period } from '#language/durations.ts'
import { PeriodAxis, PeriodLine } from '../../blocks/data/PeriodLine.tsx'
import type { Service } from '../../content/schemas/service.ts'

/** Half a year. */
const months = 6
const weeks = 26

/** Half a year, inked for as long as the work lasts; a disc on each day when something is received. */
export function Weeks({ end = weeks, received }: Service['weeks']) {
  return <PeriodLine parts={months} end={end / weeks} marks={received.map(week => week / weeks)} />
}

/** Every second month, over the lines below. */
export function WeeksAxis({ language }: { readonly language: Language }) {
  return <PeriodAxis parts={months} name={count => period({ unit: 'month', count }, language)} />
}
