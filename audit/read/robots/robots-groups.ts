import { limits } from '../../limits.ts'
import { isWebPage } from '../web-page.ts'
import { normalPattern } from './path-pattern.ts'

/** Rules that follow one or more `User-agent` lines. */
export interface RobotsGroup {
  /** The line that opens the group, from 1. */
  readonly line: number
  readonly agents: readonly RobotsAgent[]
  readonly rules: readonly RobotsRule[]
  readonly crawlDelay: number | null
}

export interface RobotsAgent {
  /** As written. */
  readonly name: string
  /** The product tokens that it names, in lower case. */
  readonly tokens: readonly string[]
}

export interface RobotsRule {
  readonly allow: boolean
  /** As `normalPattern` writes it. */
  readonly pattern: string
  /** The line as it is written, without its comment. */
  readonly text: string
  readonly line: number
}

/** A declaration of use beside the rules: contentsignals.org, or the AIPREF draft of the IETF. */
export interface ContentSignal {
  readonly directive: 'content-signal' | 'content-usage'
  /** Names of the group's agents, as written; empty outside a group. */
  readonly agents: readonly string[]
  /** `{ search: 'yes', 'ai-train': 'no' }`: keys and values in lower case. */
  readonly preferences: Readonly<Record<string, string>>
  readonly text: string
  readonly line: number
}

export interface RobotsError {
  readonly line: number
  readonly text: string
  /**
   * `no-colon`: not a directive. `unknown-directive`: documented nowhere, perhaps misspelt.
   * `outside-group`: a rule before any `User-agent`, which no crawler obeys. `no-slash`: a path
   * that can match nothing. `relative-sitemap`: one without its host, which crawlers do not complete.
   * `not-robots`: an HTML page instead of a robots.txt.
   */
  readonly reason:
    | 'no-colon'
    | 'unknown-directive'
    | 'outside-group'
    | 'no-slash'
    | 'relative-sitemap'
    | 'not-robots'
}

export interface ParsedRobots {
  readonly groups: readonly RobotsGroup[]
  readonly sitemaps: readonly { readonly address: string; readonly line: number }[]
  /** Addresses of `License:` lines (RSL 1.0), as written. */
  readonly licenses: readonly { readonly address: string; readonly line: number }[]
  readonly contentSignals: readonly ContentSignal[]
  readonly errors: readonly RobotsError[]
}

/** Parses the text of a robots.txt. Lines that are not understood are listed as errors and skipped, as crawlers do. */
export function parseRobots(text: string): ParsedRobots {
  const file: MutableRobots = { groups: [], sitemaps: [], licenses: [], contentSignals: [], errors: [] }
  if (isWebPage(text)) {
    addError(file, { number: 1, text: text.trimStart().split('\n', 1)[0] ?? '' }, 'not-robots')
    return file
  }
  for (const line of linesOf(text)) readLine(file, line)
  return file
}

interface MutableRobots {
  readonly groups: MutableGroup[]
  readonly sitemaps: { readonly address: string; readonly line: number }[]
  readonly licenses: { readonly address: string; readonly line: number }[]
  readonly contentSignals: ContentSignal[]
  readonly errors: RobotsError[]
}

interface MutableGroup extends RobotsGroup {
  readonly agents: RobotsAgent[]
  readonly rules: RobotsRule[]
  crawlDelay: number | null
}

interface Line {
  readonly number: number
  /** Without its comment and the spaces around it. */
  readonly text: string
}

function* linesOf(text: string): Generator<Line> {
  const obeyed = Buffer.from(text).subarray(0, limits.robotsBytes).toString()
  for (const [index, written] of obeyed
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = trimmed(written.split('#', 1)[0] ?? '')
    if (line) yield { number: index + 1, text: line }
  }
}

function readLine(file: MutableRobots, line: Line): void {
  const { directive, value } = directiveOf(line)
  if (value === null) addError(file, line, 'no-colon')
  else if (directive === 'user-agent') addAgent(file, line, value)
  else if (directive === 'allow' || directive === 'disallow') addRule(file, line, directive, value)
  else if (directive === 'crawl-delay') setCrawlDelay(file, value)
  else if (directive === 'sitemap') addSitemap(file, line, value)
  else if (directive === 'license') file.licenses.push({ address: value, line: line.number })
  else if (directive === 'content-signal' || directive === 'content-usage') {
    addContentSignal(file, line, directive, value)
  } else if (!otherDirectives.has(directive)) addError(file, line, 'unknown-directive')
}

function directiveOf({ text }: Line): { directive: string; value: string | null } {
  const colon = text.indexOf(':')
  if (colon < 0) return { directive: '', value: null }
  return { directive: trimmed(text.slice(0, colon)).toLowerCase(), value: trimmed(text.slice(colon + 1)) }
}

/** Of ASCII spaces alone, as crawlers do: a no-break space is a character of the name, or of the path. */
function trimmed(text: string): string {
  return text.replaceAll(/^[ \t\v\f]+|(?<![ \t\v\f])[ \t\v\f]+$/g, '')
}

/** Documented by some crawler, and ignored here. */
const otherDirectives = new Set(['host', 'clean-param', 'request-rate', 'visit-time', 'noindex', 'agentmap'])

/** Agents are added to a group until its first rule; no other line ends the list (RFC 9309 §2.1). */
function addAgent(file: MutableRobots, line: Line, name: string): void {
  const current = file.groups.at(-1)
  const agent = { name, tokens: tokensNamed(name) }
  if (current && current.rules.length === 0) current.agents.push(agent)
  else file.groups.push({ line: line.number, agents: [agent], rules: [], crawlDelay: null })
}

/**
 * `GPTBot/1.2 beta` names the token `gptbot`, as Google's parser reads it; the whole name
 * counts too, because the token of `ChatGPT Agent` has a space in it. `*bot*` is not everyone.
 */
function tokensNamed(name: string): string[] {
  const whole = name.toLowerCase()
  const token = /^(\*(?=[ \t])|[\w-]+)/.exec(whole)?.[0] ?? whole
  return [...new Set([whole, token])]
}

function addRule(file: MutableRobots, line: Line, directive: 'allow' | 'disallow', path: string): void {
  const group = file.groups.at(-1)
  // `Disallow:` without a path forbids nothing: it is the shortest pattern, and it allows.
  const allow = directive === 'allow' || path === ''
  if (!group) {
    addError(file, line, 'outside-group')
    return
  }
  // It matches nothing, and ends the list of agents like any other rule.
  if (path && !/^[/*]/.test(path)) addError(file, line, 'no-slash')
  group.rules.push({ allow, pattern: normalPattern(path), text: quoted(line.text), line: line.number })
}

function addSitemap(file: MutableRobots, line: Line, address: string): void {
  if (!/^https?:\/\//i.test(address)) addError(file, line, 'relative-sitemap')
  file.sitemaps.push({ address, line: line.number })
}

function setCrawlDelay(file: MutableRobots, value: string): void {
  const group = file.groups.at(-1)
  const seconds = Number.parseFloat(value)
  if (group && seconds >= 0) group.crawlDelay = seconds
}

function addContentSignal(
  file: MutableRobots,
  line: Line,
  directive: ContentSignal['directive'],
  value: string,
): void {
  const preferences = value.matchAll(/(?<![\w-])([\w-]+)\s*=\s*([\w-]+)/g)
  file.contentSignals.push({
    directive,
    agents: file.groups.at(-1)?.agents.map(agent => agent.name) ?? [],
    preferences: Object.fromEntries(
      preferences.map(([, key = '', choice = '']) => [key.toLowerCase(), choice.toLowerCase()]),
    ),
    text: quoted(line.text),
    line: line.number,
  })
}

function addError(file: MutableRobots, line: Line, reason: RobotsError['reason']): void {
  file.errors.push({ line: line.number, text: quoted(line.text), reason })
}

/** Reports quote at most 300 characters. */
function quoted(text: string): string {
  return text.slice(0, 300)
}
