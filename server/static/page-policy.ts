import { createHash } from 'node:crypto'

/**
 * The content security policy of one page, as a header: the policy of the build, without the hashes of
 * inline code that is not on this page, without `data:` where nothing is written so, and with the directives that
 * only work in a header.
 *
 * The build gives every page the hashes of all pages. Leaving the others out narrows the policy and keeps
 * some hundred bytes out of the first round trip. A hash is never added: code that the build does not know
 * stays forbidden, whatever a page quotes.
 */
export function pagePolicy(policy: string, html: string, { https }: { https: boolean }): string {
  const present = new Set([...hashesOfInlineCode(html), ...(html.includes('"data:') ? ['data:'] : [])])
  const directives = policy
    .split(';')
    .map(directive => directive.trim())
    .filter(Boolean)
    .map(directive => withoutAbsent(directive, present))
  const isOurCode = !directives.some(
    directive => directive.startsWith('script-src') && directive.includes('https:'),
  )
  return [
    ...directives,
    ...framing,
    ...(isOurCode ? trustedTypes : []),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join(';')
}

const framing = ["frame-ancestors 'none'"]

/**
 * Trusted Types: no text may become markup or code in a browser. React writes none, unless it is
 * asked to. The script of a tag service, where one is configured, could not run under them.
 */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"]

function withoutAbsent(directive: string, present: ReadonlySet<string>): string {
  const [name = '', ...sources] = directive.split(/\s+/)
  const kept = sources.filter(source => !/^(?:'sha|data:)/.test(source) || present.has(source))
  return [name, ...new Set(kept.length > 0 ? kept : ["'none'"])].join(' ')
}

function hashesOfInlineCode(html: string): ReadonlySet<string> {
  return new Set(inlineCode(html).map(code => `'sha256-${sha256(code)}'`))
}

/** The content of each `script` and `style`, up to the first end tag, as a browser reads it. */
function inlineCode(html: string): readonly string[] {
  const found: string[] = []
  const opening = /<(script|style)\b[^<>]*>/g
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    const end = html.indexOf(`</${tag[1]}>`, opening.lastIndex)
    if (end < 0) break
    found.push(html.slice(opening.lastIndex, end))
    opening.lastIndex = end
  }
  return found
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
