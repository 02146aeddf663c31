import type { Patch } from '#contracts/audit-report.ts'
import type { Crawler } from '../crawlers.ts'
import type { Site } from '../facts/site-facts.ts'

/** Lines for robots.txt that let these crawlers read; null when none of them has a token to name. */
export function robotsPatch(_site: Site, crawlers: readonly Crawler[]): Patch | null {
  const tokens = crawlers.flatMap(({ robotsToken }) => robotsToken ?? [])
  if (tokens.length === 0) return null
  const agents = tokens.map(token => `User-agent: ${token}`)
  return { place: '/robots.txt', removed: '', added: [...agents, 'Allow: /'].join('\n') }
}
