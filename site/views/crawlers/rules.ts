import type { Crawler } from '#contracts/crawlers.ts'

export interface Group {
  /** What stands above the group, for whoever reads the file in a year. */
  readonly comment: string
  readonly crawlers: readonly Crawler[]
  readonly rule: 'allow' | 'refuse'
}

const lines = { allow: 'Allow: /', refuse: 'Disallow: /' } as const

/** Groups of robots.txt, each for the crawlers that it can say something to. */
export function rulesText(groups: readonly Group[]): string {
  return `${groups.map(groupText).join('\n\n')}\n`
}

/** A whole file: the groups, and everyone else let in. */
export function fileText(groups: readonly Group[], everyone: string): string {
  return `${rulesText(groups)}\n# ${everyone}\nUser-agent: *\n${lines.allow}\n`
}

function groupText({ comment, crawlers, rule }: Group): string {
  const agents = tokensFor(crawlers, rule).map(token => `User-agent: ${token}`)
  return [`# ${comment}`, ...agents, lines[rule]].join('\n')
}

/**
 * The names that a rule can be written for. Whoever promises nothing of robots.txt may be let in by name; a
 * refusal in its name would promise what it does not keep.
 */
export function tokensFor(crawlers: readonly Crawler[], rule: Group['rule']): readonly string[] {
  return crawlers
    .filter(({ respectsRobots }) => rule === 'allow' || respectsRobots === 'yes')
    .flatMap(({ robotsToken }) => (robotsToken !== null && isToken(robotsToken) ? [robotsToken] : []))
}

/** A name with a space is none that a file can name: its requests are known by their signature. */
function isToken(name: string): boolean {
  return /^[\w-]+$/u.test(name)
}
