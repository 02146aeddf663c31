import { basename, extname } from 'node:path'

/** @throws for a kind of file that is not served. */
export function contentTypeOf(name: string): string {
  const type = contentTypes[basename(name)] ?? contentTypes[extname(name)]
  if (type === undefined) throw new Error(`Nobody has said of which type ${name} is.`)
  return type
}

export function isServed(name: string): boolean {
  return extname(name) in contentTypes
}

/** By extension, or by the whole name where the extension is not enough. */
const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  'feed.xml': 'application/atom+xml; charset=utf-8',
}
