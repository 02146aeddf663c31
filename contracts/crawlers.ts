import type { CrawlerPurpose } from './audit-report.ts'
import records from './crawlers.json' with { type: 'json' }

/**
 * Where a user agent is known from: `vendor`, the operator publishes it; `observed`, seen in logs; `listed`, from a
 * community list; the others name why no user agent can be trusted.
 */
export const userAgentEvidence = [
  'vendor',
  'observed',
  'listed',
  'token-only',
  'undocumented',
  'retired',
  'from-memory',
] as const

/** What operators say about robots.txt. Only `yes` is a promise to obey. */
export const robotsPromises = [
  'yes',
  'no',
  'unclear',
  'unknown',
  'may-not-apply',
  'may-bypass',
  'generally-ignores',
  'not-stated',
  'at-user-discretion',
] as const

/** A crawler for AI, as its operator documents it or as it was observed. */
export interface Crawler {
  readonly name: string
  readonly operator: string
  /** The products it feeds, in the operator's words. */
  readonly engine: string
  readonly purpose: CrawlerPurpose
  /** The product token that robots.txt must name; null when the operator documents none. */
  readonly robotsToken: string | null
  /** The whole header; null when none is known, or when only the token exists. */
  readonly userAgent: string | null
  readonly docs: string
  readonly uaEvidence: (typeof userAgentEvidence)[number]
  readonly ipRanges: string | null
  readonly respectsRobots: (typeof robotsPromises)[number]
  /** Whether it decides if a page can be cited: the search and user-action crawlers of the six engines. */
  readonly citationCritical: boolean
  /**
   * True when its operator tells sites to verify the addresses of such visitors: a refusal of our request
   * in its name may be due to that.
   */
  readonly verifiedBySites?: boolean
  readonly note: string
}

/** Operators publish `Chrome/W.X.Y.Z`, to be read as the stable version: 156 in November 2026. */
const chromeVersion = '156.0.0.0'

/** The 56 agents, state of November 2026. */
export const crawlers: readonly Crawler[] = readCrawlers()

function readCrawlers(): readonly Crawler[] {
  // TypeScript reads JSON strings as `string`; audit/crawlers.test.ts checks them against the unions.
  const agents = records as readonly Crawler[]
  return agents.map(agent => ({ ...agent, userAgent: agent.userAgent && withVersions(agent.userAgent) }))
}

function withVersions(userAgent: string): string {
  return userAgent.replaceAll(/W\.X\.Y\.Z|X\.X\.X\.X/g, chromeVersion)
}

/**
 * The name by which robots.txt can ask a crawler, if any: a token has no space (RFC 9309, 2.2.1). A crawler that its
 * operator lists under one with a space is known by the signature of its requests.
 */
export function tokensOf({ robotsToken }: Pick<Crawler, 'robotsToken'>): readonly string[] {
  return robotsToken !== null && /^[\w-]+$/u.test(robotsToken) ? [robotsToken] : []
}
