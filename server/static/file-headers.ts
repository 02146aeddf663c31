import { languageOfPath } from '#contracts/languages.ts'
import { llmsPaths, markdownTwinOf } from '#contracts/addresses/machine-paths.ts'
import { constantHeaders, type Headers, isHttps } from '../http/headers.ts'
import { contentTypeOf } from './content-types.ts'
import { pagePolicy } from './page-policy.ts'

interface Page {
  readonly path: string
  readonly html: string
  /** Which inline code the build allows; without a policy, the page may run and load nothing. */
  readonly policy: string | undefined
  readonly siteUrl: string | null
}

/** Browsers may keep a page but must ask each time (`no-cache`), so that it never outlives the files it names. */
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

/**
 * Leads clients that do not read markup to the Markdown twin of the page and to the list of all twins. Like the policy,
 * without spaces: headers are not compressed, and share the first round trip with the page.
 */
function links(path: string): string {
  return [
    `<${markdownTwinOf(path)}>;rel=alternate;type="text/markdown"`,
    `<${llmsPaths[languageOfPath(path)]}>;rel=describedby;type="text/plain"`,
  ].join()
}

interface Markdown {
  readonly path: string
  readonly markdown: string
  readonly siteUrl: string | null
}

/** The twin of a page names that page as canonical; other Markdown is not indexed at all. */
export function markdownHeaders({ path, markdown, siteUrl }: Markdown): Headers {
  const canonical = /^canonical_url: (\S+)$/m.exec(markdown)?.[1]
  return {
    ...fileHeaders(path, siteUrl),
    'content-language': languageOfPath(path.replace(/\.md$/, '')),
    vary: 'Accept',
    ...(canonical ? { link: `<${canonical}>; rel="canonical"` } : unlisted),
  }
}

/** Files for machines are not to appear as search results for people. */
const unlisted: Headers = { 'x-robots-tag': 'noindex' }

/** A page with a film of another provider cannot require of its frame what it requires of our own files. */
function embedderHeaders(policy: string): Headers {
  return policy.includes('https://') ? { 'cross-origin-embedder-policy': 'unsafe-none' } : {}
}

/**
 * Files are not sandboxed, which would forbid an image its own style. Other sites may show our images,
 * since they may cite us.
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

/** A name with a digest changes with the content. */
function cacheControl(name: string, type: string): string {
  const isHashed = name.startsWith('_astro/') || /-[0-9a-f]{8}\.\w+$/.test(name)
  if (isHashed) return 'public, max-age=31536000, immutable'
  return type.includes('charset') ? 'no-cache' : 'public, max-age=86400'
}
