import type { Patch } from '#contracts/audit-report.ts'
import { latestDay, ownDates } from '../read/days.ts'
import type { Page, Site } from '../read/site/site-facts.ts'

/** The latest date on the page, in the two forms that it lacks; null when it has none. */
export function datePatch(page: Page, site: Site): Patch | null {
  const day = latestDay(page, site)
  if (!day || page.role === 'legal' || page.role === 'list') return null
  const dates = ownDates(page)
  const shown = dates.some(({ source }) => source === 'text' || source === 'time')
  const told = dates.some(({ source }) => source === 'json-ld' || source === 'meta')
  const lines = [
    shown ? [] : [`<time datetime="${day}">${day}</time>`],
    told ? [] : [`<meta property="article:modified_time" content="${day}">`],
  ].flat()
  return lines.length === 0
    ? null
    : { place: shown ? '<head>' : '<main>', removed: '', added: lines.join('\n') }
}
