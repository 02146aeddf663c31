import type { PageRole } from '#contracts/audit-report.ts'
import type { DateFact, DateSource } from './page/page-facts.ts'

interface DatedPage {
  readonly dates: readonly DateFact[]
  readonly role: PageRole
}

/** The day of an ISO 8601 date or date-time, as written; null when it is not one. */
export function isoDay(text: string): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}/u.exec(text.trim()) ?? []
  return day && day >= firstWebDay && isOfCalendar(day) ? day : null
}

/** The day of the first web page. Programs write the year 1 or 1970 for an unknown date. */
const firstWebDay = '1991-08-06'

/** `Date.parse` accepts February 31 and turns it into March 3. */
function isOfCalendar(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/**
 * The dates of the page itself. A date without an event, such as a bare `time` tag, may belong to anything,
 * for instance to an item of a list: only the first one of an article is taken for the page's.
 */
export function ownDates({ dates, role }: DatedPage): readonly DateFact[] {
  const bare = dates.find(({ event }) => event === 'unknown')
  return dates.filter(date => date.event !== 'unknown' || (role === 'article' && date === bare))
}

/** The latest date of the page, up to the day of the visit; null without one. */
export function latestDay(page: DatedPage, { day }: { readonly day: string }): string | null {
  return latest(
    ownDates(page)
      .map(date => date.day)
      .filter(candidate => candidate <= day),
  )
}

/** The latest date that readers see on the page; null without one. */
export function shownDay(page: DatedPage): string | null {
  return latest(
    ownDates(page)
      .filter(isShown)
      .map(({ day }) => day),
  )
}

/** Dates that readers see. One read in a script or in the address of a picture is a guess that nobody sees. */
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

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** In days: a page published around midnight may be dated on either side of it. */
const tolerance = 2

export function isSameDay(one: string, other: string): boolean {
  return Math.abs(daysBetween(one, other)) <= tolerance
}

/** Whether it is that day anywhere on Earth at this moment: clocks are between 12 hours behind UTC and 14 ahead. */
export function isSomewhereOn(day: string, moment: string): boolean {
  const hours = (Date.parse(moment) - Date.parse(day)) / 3_600_000
  return hours >= -14 && hours < 24 + 12
}
