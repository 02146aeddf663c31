import { limits } from '../../limits.ts'
import type { Exchange } from '../../visit.ts'
import { matches, normalPath } from './path-pattern.ts'
import {
  type ContentSignal,
  parseRobots,
  type RobotsError,
  type RobotsGroup,
  type RobotsRule,
} from './robots-groups.ts'

export type { ContentSignal, RobotsError } from './robots-groups.ts'

/** The parsed robots.txt of one origin. */
export interface RobotsFile {
  /**
   * `read`: its rules apply. `absent`: answered 4xx, or redirected without end: no rules.
   * `unknown`: answered 5xx or not at all: RFC 9309 then forbids everything, and a check
   * should say that it could not tell.
   */
  readonly state: 'read' | 'absent' | 'unknown'
  /** Whether an agent may fetch an absolute address, and the line that decides. */
  allows(agentToken: string, address: string): RobotsDecision
  /** Seconds between requests that the agent's group asks for, or null. Not in RFC 9309, but widely used. */
  crawlDelay(agentToken: string): number | null
  /** Addresses of `Sitemap:` lines, as written. */
  readonly sitemaps: readonly { readonly address: string; readonly line: number }[]
  /** Addresses of `License:` lines, as written. */
  readonly licenses: readonly { readonly address: string; readonly line: number }[]
  readonly groups: readonly RobotsGroup[]
  /** `Content-Signal` and `Content-Usage` lines, with the agents of their group. */
  readonly contentSignals: readonly ContentSignal[]
  /** Lines that do not mean what their author may believe. */
  readonly errors: readonly RobotsError[]
}

export interface RobotsDecision {
  readonly allowed: boolean
  /** The name in the `User-agent` line that applies, as written; `*` for everyone; null without a group. */
  readonly group: string | null
  /** The deciding line, as written: `Disallow: /private`. Null when no rule decided. */
  readonly rule: string | null
  readonly line: number | null
}

/** Parses the answer to `/robots.txt` as RFC 9309 says. Pure, and safe with any bytes. */
export function robotsFile(exchange: Exchange): RobotsFile {
  const state = stateOf(exchange)
  const { groups, sitemaps, licenses, contentSignals, errors } = parseRobots(
    state === 'read' ? exchange.body : '',
  )
  const rulesFor = cachedRules(groups)

  return {
    state,
    groups,
    sitemaps,
    licenses,
    contentSignals,
    errors,
    allows(agentToken, address) {
      if (state === 'unknown') return { allowed: false, group: null, rule: null, line: null }
      const path = pathOf(address)
      if (path === '/robots.txt') return { allowed: true, group: null, rule: null, line: null }
      return rulesFor(agentToken).decide(path)
    },
    crawlDelay: agentToken => rulesFor(agentToken).crawlDelay,
  }
}

function stateOf({ status, failure }: Exchange): RobotsFile['state'] {
  // RFC 9309 §2.3.1.2: after five redirects a crawler may take the file as absent; a redirect without a target is no
  // better.
  if (failure?.code === 'redirect-loop' || failure?.code === 'bad-redirect') return 'absent'
  if (failure || status === null || status >= 500) return 'unknown'
  return status < 300 ? 'read' : 'absent'
}

interface AgentRules {
  readonly crawlDelay: number | null
  decide(path: string): RobotsDecision
}

/**
 * Agents with the same groups share one sorted list of rules, and each path is decided once for them:
 * a hostile file of 500 kB is matched a few times, not for 56 agents on 12 pages. The groups of an agent
 * are looked up once.
 */
function cachedRules(groups: readonly RobotsGroup[]): (agentToken: string) => AgentRules {
  const byAgent = new Map<string, AgentRules>()
  const byGroups = new Map<string, AgentRules>()
  return agentToken => {
    const known = byAgent.get(agentToken)
    if (known) return known
    const { name, mine } = groupsOf(agentToken, groups)
    const key = `${name} ${mine.map(group => group.line)}`
    const rules = byGroups.get(key) ?? agentRules(name, mine)
    byGroups.set(key, rules)
    byAgent.set(agentToken, rules)
    return rules
  }
}

/** The groups that name the agent, or else those for everyone: never both (RFC 9309 §2.2.1). */
function groupsOf(agentToken: string, groups: readonly RobotsGroup[]) {
  const wanted = agentToken.toLowerCase()
  for (const token of [wanted, '*']) {
    const mine = groups.filter(group => group.agents.some(agent => agent.tokens.includes(token)))
    const name = mine[0]?.agents.find(agent => agent.tokens.includes(token))?.name
    if (name !== undefined) return { name, mine }
  }
  return { name: null, mine: [] }
}

function agentRules(group: string | null, groups: readonly RobotsGroup[]): AgentRules {
  const rules = groups.flatMap(({ rules }) => rules).sort(bySpecificity)
  const decided = new Map<string, RobotsDecision>()
  return {
    crawlDelay: groups.find(({ crawlDelay }) => crawlDelay !== null)?.crawlDelay ?? null,
    decide(path) {
      const decision = decided.get(path) ?? decisionOf(group, rules, path)
      decided.set(path, decision)
      return decision
    },
  }
}

/** The longest pattern decides; at equal length, Allow does (RFC 9309 §2.2.2). */
function bySpecificity(one: RobotsRule, other: RobotsRule): number {
  return other.pattern.length - one.pattern.length || Number(other.allow) - Number(one.allow)
}

function decisionOf(group: string | null, rules: readonly RobotsRule[], path: string): RobotsDecision {
  const rule = rules.find(({ pattern }) => matches(pattern, path))
  return { allowed: rule?.allow ?? true, group, rule: rule?.text ?? null, line: rule?.line ?? null }
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address)
  return normalPath((pathname + search).slice(0, limits.addressCharacters))
}
