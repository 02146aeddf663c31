import { ownDates } from '../read/days.ts'
import type { DateFact } from '../read/page/page-facts.ts'
import type { Page } from '../read/site/site-facts.ts'

/** Whether readers expect a date: on pages that explain, and on any that has one. */
export function isDated(page: Page): boolean {
  if (ownDates(page).some(datesItself)) return true
  return page.role === 'article' || page.role === 'faq' || page.role === 'documentation'
}

/**
 * Like the HTTP header, a `last-modified` meta says when the file changed: a home page or a form may have it
 * without any date for readers.
 */
function datesItself({ where }: DateFact): boolean {
  return where !== 'meta[last-modified]'
}
