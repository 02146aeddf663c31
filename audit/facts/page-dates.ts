import type { Page, Site } from './site-facts.ts'

/** The latest day that the page gives itself, up to the day of the visit; null when it gives none. */
export function latestDay(page: Page, { day }: Pick<Site, 'day'>): string | null {
  return latest(page.dates.map(date => date.day).filter(candidate => candidate <= day))
}

export function latest(days: readonly string[]): string | null {
  return [...days].sort().at(-1) ?? null
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
