import type { Patch } from '#contracts/audit-report.ts'
import type { Crawler } from '#contracts/crawlers.ts'
import type { RobotsDecision } from '../read/robots/robots.ts'
import type { RobotsFacts, Site } from '../read/site/site-facts.ts'

/** The most rules for everyone that a patch repeats: more than that are for their owner to choose from. */
const mostRepeated = 20

/**
 * Lines for robots.txt that allow these crawlers, and the rules in their own names that they replace. A group in
 * the name of a crawler replaces the one for everyone: its other rules are repeated. Null when none of the
 * crawlers has a token, and when one is closed by a group that does or names more than that.
 */
export function robotsPatch({ robots, pages }: Site, crawlers: readonly Crawler[]): Patch | null {
  const tokens = crawlers.flatMap(({ robotsToken }) => robotsToken ?? [])
  const closing = crawlers.flatMap(crawler =>
    pages.map(page => robots.decide(crawler, page.address)).filter(({ allowed }) => !allowed),
  )
  const own = closing.filter(({ group }) => group !== null && group !== '*')
  const removed = own.map(decision => ownGroup(decision, robots))
  const repeated = rulesForEveryone(robots, closing)
  if (tokens.length === 0 || repeated.length > mostRepeated) return null
  if (!removed.every(lines => lines !== null)) return null
  return {
    place: '/robots.txt',
    removed: [...new Set(removed)].join('\n\n'),
    added: [...tokens.map(token => `User-agent: ${token}`), 'Allow: /', ...repeated].join('\n'),
  }
}

/** The two lines of a group that names one crawler and has one rule; null for any other. */
function ownGroup({ group, rule, line }: RobotsDecision, { groups }: RobotsFacts): string | null {
  const naming = groups.filter(({ agents }) => agents.some(({ name }) => name === group))
  const [one] = naming
  const isAlone = naming.length === 1 && one?.agents.length === 1 && one.rules.length === 1
  return isAlone && line === one.line + 1 ? `User-agent: ${group}\n${rule}` : null
}

function rulesForEveryone({ groups }: RobotsFacts, closing: readonly RobotsDecision[]): readonly string[] {
  const closed = new Set(closing.map(({ rule }) => rule))
  const forEveryone = groups.filter(({ agents }) => agents.some(({ tokens }) => tokens.includes('*')))
  const rules = forEveryone.flatMap(({ rules }) => rules).filter(({ allow }) => !allow)
  return [...new Set(rules.map(({ text }) => text))].filter(rule => !closed.has(rule))
}
