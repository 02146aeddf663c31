import { extname } from 'node:path'
import { languageOfPath } from '#contracts/languages.ts'
import { contentTypes } from './content-types.ts'
import { constantHeaders, type Headers, isHttps } from './headers.ts'
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
    'content-type': typeOf('.html'),
    'content-language': languageOfPath(path),
    'cache-control': 'no-cache',
    ...(policy && { 'content-security-policy': pagePolicy(policy, html, { https: isHttps(siteUrl) }) }),
    ...(policy && embedderHeaders(policy)),
  }
}

/** A page that shows a film of a provider cannot ask of its frame what we ask of our own files. */
function embedderHeaders(policy: string): Headers {
  return policy.includes('https://') ? { 'cross-origin-embedder-policy': 'unsafe-none' } : {}
}

/**
 * A file is not sandboxed: that would forbid a picture its own style. Pictures may be shown by other
 * sites: whoever cites us may show them.
 */
export function fileHeaders(name: string, siteUrl: string | null): Headers {
  const type = typeOf(extname(name))
  return {
    ...constantHeaders(siteUrl),
    'content-type': type,
    'content-security-policy': "frame-ancestors 'none'",
    'cache-control': cacheControl(name, type),
    ...(type.startsWith('image/') && { 'cross-origin-resource-policy': 'cross-origin' }),
  }
}

function typeOf(extension: string): string {
  return contentTypes[extension] ?? 'application/octet-stream'
}

/** A name with a digest of its content is another name once the content is another. */
function cacheControl(name: string, type: string): string {
  const isHashed = name.startsWith('_astro/') || /-[0-9a-f]{8}\.\w+$/.test(name)
  if (isHashed) return 'public, max-age=31536000, immutable'
  return type.includes('charset') ? 'no-cache' : 'public, max-age=86400'
}
