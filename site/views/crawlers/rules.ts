import { type Crawler, tokensOf } from '#contracts/crawlers.ts'

export interface Group {
  /** The comment above the group. */
  readonly comment: string
  readonly crawlers: readonly Crawler[]
  readonly rule: 'allow' | 'refuse'
}

const lines = { allow: 'Allow: /', refuse: 'Disallow: /' } as const

/** Groups of robots.txt, each for the crawlers that a rule can address. */
export function rulesText(groups: readonly Group[]): string {
  return `${groups.map(groupText).join('\n\n')}\n`
}

/** A whole file: the groups, and everyone else allowed. */
export function fileText(groups: readonly Group[], everyone: string): string {
  return `${rulesText(groups)}\n# ${everyone}\nUser-agent: *\n${lines.allow}\n`
}

function groupText({ comment, crawlers, rule }: Group): string {
  const agents = tokensFor(crawlers, rule).map(token => `User-agent: ${token}`)
  return [`# ${comment}`, ...agents, lines[rule]].join('\n')
}

/**
 * The names that a rule can be written for. A crawler that makes no promise about robots.txt may be allowed
 * by name; refusing it would suggest an effect that it does not have.
 */
export function tokensFor(crawlers: readonly Crawler[], rule: Group['rule']): readonly string[] {
  return crawlers
    .filter(({ respectsRobots }) => rule === 'allow' || respectsRobots === 'yes')
    .flatMap(tokensOf)
}
