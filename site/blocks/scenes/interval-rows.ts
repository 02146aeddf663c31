import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { fill } from '../../content/wording.ts'

interface Share {
  readonly name: string
  /** In percent. */
  readonly value: number
  readonly low: number
  readonly high: number
}

/** The cells of a table: the name, the share, and its interval written as `interval` says. */
export function intervalRows(
  shares: readonly Share[],
  interval: string,
  language: Language,
): readonly (readonly string[])[] {
  return shares.map(({ name, value, low, high }) => [
    name,
    percentage(value / 100, language),
    fill(interval, { low, high: percentage(high / 100, language) }),
  ])
}
