import type { RobotsDecision } from './robots.ts'

/** A line of robots.txt, as reports name it. */
export function robotsLine(line: number): string {
  return `robots.txt, line ${line}`
}

/** The rule that decided, and its line; null when no rule did. */
export function quoteRule({ group, rule, line }: RobotsDecision): RuleQuote | null {
  if (line === null) return null
  return { where: robotsLine(line), quote: `User-agent: ${group} … ${rule}` }
}

export interface RuleQuote {
  readonly where: string
  readonly quote: string
}
