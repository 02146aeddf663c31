import type { Exchange } from '../../visit.ts'
import { metaName } from './head.ts'
import { attribute, type HtmlElement } from './html.ts'
import type { RobotsDirective } from './page-facts.ts'

/** The directives for robots in the metas of a page and in its `X-Robots-Tag` header. */
export function readRobotsDirectives(
  elements: readonly HtmlElement[],
  { headers, askedAt }: Pick<Exchange, 'headers' | 'askedAt'>,
): readonly RobotsDirective[] {
  const written = [...inMetas(elements), ...(headers['x-robots-tag'] ?? '').split('\n').flatMap(inHeader)]
  return written.map(directive => (isExpired(directive, askedAt) ? expired(directive) : directive))
}

/** A meta for one robot has its name instead of `robots`. */
const robotMetas = new Set([
  'robots',
  'googlebot',
  'bingbot',
  'oai-searchbot',
  'perplexitybot',
  'claude-searchbot',
])

function inMetas(elements: readonly HtmlElement[]): readonly RobotsDirective[] {
  return elements
    .filter(element => element.tagName === 'meta' && robotMetas.has(metaName(element)))
    .flatMap(meta => {
      const name = metaName(meta)
      const content = attribute(meta, 'content') ?? ''
      return directives(content).map(directive => ({
        agent: name === 'robots' ? null : name,
        directive,
        where: `meta[name=${name}]`,
        quote: content,
      }))
    })
}

/** A line of the header. `googlebot: noindex, nofollow`: what follows the name of a robot and a colon applies to that robot. */
function inHeader(line: string): readonly RobotsDirective[] {
  let agent: string | null = null
  return directives(line).map(written => {
    const [, name, rest] = /^([a-z][\w-]*)\s*:\s*([a-z].*)$/u.exec(written) ?? []
    if (name && rest && !valuedDirectives.has(name)) agent = name
    const directive = agent === name && rest ? plainly(rest) : written
    return { agent, directive, where: 'X-Robots-Tag', quote: line }
  })
}

const valuedDirectives = new Set([
  'max-snippet',
  'max-image-preview',
  'max-video-preview',
  'unavailable_after',
])

function directives(content: string): readonly string[] {
  return content
    .toLowerCase()
    .split(separator)
    .map(plainly)
    .filter(directive => directive !== '')
}

/** Without spaces around it, or around its colon. */
function plainly(directive: string): string {
  return directive.trim().replace(/(?<!\s)\s*:\s*/u, ':')
}

/** The comma after the day of the week in a date, "Fri, 25 Jun 2021", separates nothing. */
const separator = /(?<!unavailable_after\s{0,9}:\s{0,9}[a-z]{3,9}),/u

/** Google names RFC 822, RFC 850 and ISO 8601: "25 Jun 2021", "25-Jun-21", "2021-06-25". `Date.parse` reads much else. */
const lastDay = /^unavailable_after:((?:[a-z]{3,9}, )?(?:\d{1,2}[ -][a-z]{3}[ -]\d{2}|\d{4}-\d{2}-\d{2}).*)$/u

/** By a whole day: the date may lack its time zone. */
function isExpired({ directive }: RobotsDirective, askedAt: string): boolean {
  const [, date = ''] = lastDay.exec(directive) ?? []
  return Date.parse(date) < Date.parse(askedAt) - 86_400_000
}

/** Of all engines, Google alone documents the directive. */
function expired({ agent, ...directive }: RobotsDirective): RobotsDirective {
  return { ...directive, agent: agent ?? 'googlebot', directive: 'expired' }
}
