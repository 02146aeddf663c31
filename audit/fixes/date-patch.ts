import type { Patch } from '#contracts/audit-report.ts'
import { isForMachines, isShown, latest, ownDates } from '../read/days.ts'
import type { Page, Site } from '../read/site/site-facts.ts'

/**
 * The latest date that the page states, in the two forms that it lacks; for machines only where the page says whether
 * it is that of its publication or of a change. Null when it states none.
 */
export function datePatch(page: Page, site: Site): Patch | null {
  if (page.role === 'legal' || page.role === 'list') return null
  const shown = ownDates(page).filter(isShown)
  const told = ownDates(page).filter(isForMachines)
  const day = latest([...shown, ...told].map(date => date.day).filter(candidate => candidate <= site.day))
  if (!day) return null
  const events = new Set(shown.filter(date => date.day === day).map(({ event }) => event))
  const property = events.has('updated') ? 'modified_time' : events.has('published') ? 'published_time' : null
  const lines = [
    shown.length > 0 ? [] : [`<time datetime="${day}">${day}</time>`],
    told.length > 0 || !property ? [] : [`<meta property="article:${property}" content="${day}">`],
  ].flat()
  return lines.length === 0
    ? null
    : { place: shown.length > 0 ? '<head>' : '<main>', removed: '', added: lines.join('\n') }
}
