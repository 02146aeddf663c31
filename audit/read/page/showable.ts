import type { RobotsDirective } from './page-facts.ts'

/** Directives that take a page out of the index. */
const unindexed = new Set(['noindex', 'none'])
/** Directives that forbid any extract, so the page can be known and not quoted. */
const unquoted = new Set(['nosnippet', 'max-snippet:0'])

/** The directive that forbids a crawler to index the page, or null. */
export function indexingBan(directives: readonly RobotsDirective[], crawler: string): RobotsDirective | null {
  return (
    directives.find(({ agent, directive }) => concerns(agent, crawler) && unindexed.has(directive)) ?? null
  )
}

/** The directive that forbids a crawler to show an extract of the page, or null. */
export function extractBan(directives: readonly RobotsDirective[], crawler: string): RobotsDirective | null {
  return (
    directives.find(({ agent, directive }) => concerns(agent, crawler) && unquoted.has(directive)) ?? null
  )
}

function concerns(agent: string | null, crawler: string): boolean {
  return agent === null || agent === crawler.toLowerCase()
}
