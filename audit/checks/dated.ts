import { ownDates } from '../facts/days.ts'
import type { Page } from '../facts/site-facts.ts'
import { isUtility } from './linguistic.ts'

/** Pages that readers expect to be dated: those that explain, and any that bears a date. */
export function isDated(page: Page): boolean {
  if (ownDates(page).length > 0) return true
  return page.role === 'article' || page.role === 'faq' || (page.role === 'service' && !isUtility(page))
}
