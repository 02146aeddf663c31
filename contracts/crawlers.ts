import type { CrawlerPurpose } from './audit-report.ts'
import records from './crawlers.json' with { type: 'json' }

/** One agent that reads sites for an artificial intelligence, as its operator or its traces describe it. */
export interface Crawler {
  readonly name: string
  readonly operator: string
  /** The products it feeds, in the operator's words. */
  readonly engine: string
  readonly purpose: CrawlerPurpose
  /** The product token that robots.txt must name; null when the operator documents none. */
  readonly robotsToken: string | null
  /** The whole header as it is sent; null when none is known, or when the token has no crawler. */
  readonly userAgent: string | null
  readonly docs: string
  /**
   * How well the user agent is known: `vendor`, the operator publishes it; `observed`, seen in
   * logs; `listed`, from a community list; the others say by name why there is none to trust.
   */
  readonly uaEvidence:
    | 'vendor'
    | 'observed'
    | 'listed'
    | 'token-only'
    | 'undocumented'
    | 'retired'
    | 'from-memory'
  readonly ipRanges: string | null
  /** What the operator says of robots.txt. Only `yes` is a promise to obey. */
  readonly respectsRobots:
    | 'yes'
    | 'no'
    | 'unclear'
    | 'unknown'
    | 'may-not-apply'
    | 'may-bypass'
    | 'generally-ignores'
    | 'not-stated'
    | 'at-user-discretion'
  /** Whether it decides if a page can be cited: search and user-action agents of the six engines. */
  readonly citationCritical: boolean
  /**
   * True when its operator tells sites to check that a visitor of its name comes from its own addresses:
   * then a refusal of our request in that name may be that check at work.
   */
  readonly verifiedBySites?: boolean
  readonly note: string
}

/** Operators publish `Chrome/W.X.Y.Z`, to be read as the stable version: 156 in November 2026. */
const chromeVersion = '156.0.0.0'

/** The 56 agents, state of November 2026. */
export const crawlers: readonly Crawler[] = readCrawlers()

function readCrawlers(): readonly Crawler[] {
  // TypeScript reads JSON strings as `string`; crawlers.test.ts checks them against the unions.
  const agents = records as readonly Crawler[]
  return agents.map(agent => ({ ...agent, userAgent: agent.userAgent && withVersions(agent.userAgent) }))
}

function withVersions(userAgent: string): string {
  return userAgent.replaceAll(/W\.X\.Y\.Z|X\.X\.X\.X/g, chromeVersion)
}
