import type { RobotsDirective } from './page-facts.ts'

/** Directives that take a page out of the index. */
const indexingBans = new Set(['noindex', 'none', 'expired'])
/** Directives that forbid any extract: the page may be indexed and not quoted. */
const extractBans = new Set(['nosnippet', 'max-snippet:0'])

/** The directive that forbids a crawler to index the page, or null. */
export function indexingBan(directives: readonly RobotsDirective[], crawler: string): RobotsDirective | null {
  return (
    directives.find(({ agent, directive }) => appliesTo(agent, crawler) && indexingBans.has(directive)) ??
    null
  )
}

/** The directive that forbids a crawler to show an extract of the page, or null. */
export function extractBan(directives: readonly RobotsDirective[], crawler: string): RobotsDirective | null {
  return (
    directives.find(({ agent, directive }) => appliesTo(agent, crawler) && extractBans.has(directive)) ?? null
  )
}

function appliesTo(agent: string | null, crawler: string): boolean {
  return agent === null || agent === crawler.toLowerCase()
}
