import type { PageRole } from '#contracts/audit-report.ts'
import type { DateFact, DateSource } from './page/page-facts.ts'

/** What a page says of its dates, and what it is. */
interface DatedPage {
  readonly dates: readonly DateFact[]
  readonly role: PageRole
}

/** The day of an ISO 8601 date or date-time, as written; null for what is none. */
export function isoDay(text: string): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}/u.exec(text.trim()) ?? []
  return day && day >= firstWebDay && isOfCalendar(day) ? day : null
}

/** The first page of the web; programs write the year 1 or 1970 for a date that they do not know. */
const firstWebDay = '1991-08-06'

/** February 31 is parsed, and becomes March 3. */
function isOfCalendar(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/**
 * The dates that are the page's own. One that nothing explains, such as a bare `time` tag, may date anything,
 * such as an item of a list: only on an article, and only the first, is it believed to date the page.
 */
export function ownDates({ dates, role }: DatedPage): readonly DateFact[] {
  const bare = dates.find(({ event }) => event === 'unknown')
  return dates.filter(date => date.event !== 'unknown' || (role === 'article' && date === bare))
}

/** The latest day that the page gives itself, up to the day of the visit; null when it gives none. */
export function latestDay(page: DatedPage, { day }: { readonly day: string }): string | null {
  return latest(
    ownDates(page)
      .map(date => date.day)
      .filter(candidate => candidate <= day),
  )
}

/** The latest day that the page shows its readers; null when it shows none. */
export function shownDay(page: DatedPage): string | null {
  return latest(
    ownDates(page)
      .filter(isShown)
      .map(({ day }) => day),
  )
}

/** Where a reader sees a date. What is read in a script or in the address of a picture is a guess, and shown to nobody. */
const shownSources: ReadonlySet<DateSource> = new Set<DateSource>([
  'text',
  'time',
  'abbreviation',
  'label',
  'line',
  'title',
])

export function isShown({ source }: DateFact): boolean {
  return shownSources.has(source)
}

export function isForMachines({ source }: DateFact): boolean {
  return source === 'json-ld' || source === 'meta' || source === 'property'
}

export function latest(days: readonly string[]): string | null {
  return [...days].sort().at(-1) ?? null
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** Days this close are the same: a publication can pass midnight. */
const tolerance = 2

/** Whether two days are the same, but for a midnight passed between them. */
export function isSameDay(one: string, other: string): boolean {
  return Math.abs(daysBetween(one, other)) <= tolerance
}
