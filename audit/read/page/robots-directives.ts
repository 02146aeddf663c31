import { metaName } from './head.ts'
import { attribute, type HtmlElement } from './html.ts'
import type { RobotsDirective } from './page-facts.ts'

/** The directives for robots in the metas of a page and in its `X-Robots-Tag` header. */
export function readRobotsDirectives(
  elements: readonly HtmlElement[],
  headers: Readonly<Record<string, string>>,
): readonly RobotsDirective[] {
  return [...inMetas(elements), ...(headers['x-robots-tag'] ?? '').split('\n').flatMap(inHeader)]
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
    const directive = agent === name && rest ? rest : written
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
    .split(',')
    .map(directive => directive.trim().replace(/(?<!\s)\s*:\s*/u, ':'))
    .filter(directive => directive !== '')
}
