import { ownDates } from '../read/days.ts'
import type { DateFact } from '../read/page/page-facts.ts'
import type { Page } from '../read/site/site-facts.ts'

/** Pages that readers expect to be dated: those that explain, and any that dates itself. An offer is not one. */
export function isDated(page: Page): boolean {
  if (ownDates(page).some(datesItself)) return true
  return page.role === 'article' || page.role === 'faq' || page.role === 'documentation'
}

/**
 * Like the HTTP header of its name, `last-modified` says when a file changed. A home page or a form
 * that tells machines so has no date to show its readers.
 */
function datesItself({ where }: DateFact): boolean {
  return where !== 'meta[last-modified]'
}
