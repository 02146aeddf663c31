import { languageOfPath } from '#contracts/languages.ts'
import { llmsPaths, markdownTwinOf } from '#contracts/machine-paths.ts'
import { constantHeaders, type Headers, isHttps } from '../http/headers.ts'
import { contentTypeOf } from './content-types.ts'
import { pagePolicy } from './page-policy.ts'

interface Page {
  readonly path: string
  readonly html: string
  /** What the build allows its inline code; without one, the page may run and load nothing. */
  readonly policy: string | undefined
  readonly siteUrl: string | null
}

/** A page is kept, and asked about each time (`no-cache`): it never outlives the files that it names. */
export function pageHeaders({ path, html, policy, siteUrl }: Page): Headers {
  return {
    ...constantHeaders(siteUrl),
    'content-type': contentTypeOf('index.html'),
    'content-language': languageOfPath(path),
    'cache-control': 'no-cache',
    vary: 'Accept',
    link: links(path),
    ...(policy && { 'content-security-policy': pagePolicy(policy, html, { https: isHttps(siteUrl) }) }),
    ...(policy && embedderHeaders(policy)),
  }
}

/** Where a reader that sees no markup finds the Markdown twin of the page, and the list of all of them. */
function links(path: string): string {
  return [
    `<${markdownTwinOf(path)}>; rel="alternate"; type="text/markdown"`,
    `<${llmsPaths[languageOfPath(path)]}>; rel="describedby"; type="text/plain"`,
  ].join(', ')
}

interface Markdown {
  readonly path: string
  readonly markdown: string
  readonly siteUrl: string | null
}

/** The twin of a page names the page, so that the two are listed as one; any other list is not listed at all. */
export function markdownHeaders({ path, markdown, siteUrl }: Markdown): Headers {
  const canonical = /^canonical_url: (\S+)$/m.exec(markdown)?.[1]
  return {
    ...fileHeaders(path, siteUrl),
    'content-language': languageOfPath(path.replace(/\.md$/, '')),
    vary: 'Accept',
    ...(canonical ? { link: `<${canonical}>; rel="canonical"` } : unlisted),
  }
}

/** What machines read is no result for people. */
const unlisted: Headers = { 'x-robots-tag': 'noindex' }

/** A page that shows a film of a provider cannot ask of its frame what we ask of our own files. */
function embedderHeaders(policy: string): Headers {
  return policy.includes('https://') ? { 'cross-origin-embedder-policy': 'unsafe-none' } : {}
}

/**
 * A file is not sandboxed: that would forbid a picture its own style. Pictures may be shown by other
 * sites: whoever cites us may show them.
 */
export function fileHeaders(name: string, siteUrl: string | null): Headers {
  const type = contentTypeOf(name)
  return {
    ...constantHeaders(siteUrl),
    'content-type': type,
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': cacheControl(name, type),
    ...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
    ...(/\.(?:json|txt|xml)$/.test(name) && unlisted),
  }
}

/** A name with a digest of its content is another name once the content is another. */
function cacheControl(name: string, type: string): string {
  const isHashed = name.startsWith('_astro/') || /-[0-9a-f]{8}\.\w+$/.test(name)
  if (isHashed) return 'public, max-age=31536000, immutable'
  return type.includes('charset') ? 'no-cache' : 'public, max-age=86400'
}
