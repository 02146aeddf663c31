import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { serveLocally } from '../../tests/support/local-server.ts'

/** A whole static site in a public repository. */
export interface PublicSite {
  /** `owner/name` on GitHub. */
  readonly repository: string
  readonly commit: string
  /** Where the pages are in it; `.` for its root. */
  readonly folder: string
  readonly kind: string
  readonly language: string
  /** What the site calls itself, as `https://example.org` or `https://owner.github.io/name`; null when it never says. */
  readonly origin: string | null
}

export const publicSites: readonly PublicSite[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'sites.json'), 'utf8'),
)

export function nameOf({ repository }: PublicSite): string {
  return repository.replace('/', '+')
}

/** The site on a port of this machine, under a name that stands for its own wherever its pages say it. */
export async function serve(site: PublicSite, corpus: string) {
  const root = join(corpus, 'sites', nameOf(site), site.folder)
  const { pathname: base } = new URL(site.origin ?? 'https://example.org/')
  const server = await serveLocally(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = decodeURIComponent(pathname)
    if (isFolder(path, base, root)) {
      response.writeHead(301, { location: `${pathname}/` }).end()
      return
    }
    // Beside the site, its host has other people's.
    const file = path.startsWith(base) ? fileFor(root, `/${path.slice(base.length)}`) : undefined
    const shown = file ?? fileFor(root, '/404.html')
    response.writeHead(file ? 200 : 404, { 'content-type': typeOf(shown ?? '') })
    response.end(shown ? ownNames(readFileSync(shown), site, server.origin) : 'Not found')
  })
  return { ...server, address: server.origin + base }
}

/** Common hosts send `/about` to `/about/` where that is a folder. */
function isFolder(path: string, base: string, root: string): boolean {
  if (path.endsWith('/') || !path.startsWith(base)) return false
  const folder = join(root, normalize(`/${path.slice(base.length)}`))
  return !existsSync(`${folder}.html`) && existsSync(folder) && statSync(folder).isDirectory()
}

/** As the common hosts do: `/about` is `about.html` or `about/index.html`. */
function fileFor(root: string, path: string): string | undefined {
  const plain = join(root, normalize(path))
  const candidates = [plain, join(plain, 'index.html'), join(plain, 'index.htm'), `${plain}.html`]
  return candidates.find(file => existsSync(file) && statSync(file).isFile())
}

function typeOf(file: string): string {
  return types[extname(file)] ?? 'text/html'
}

const types: Readonly<Record<string, string>> = {
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.json': 'application/json',
}

/**
 * Bytes stay bytes: a page may be in any encoding. What names the site with or without `www.`, or by the other scheme,
 * against its own name, still does so here. JSON may escape the slashes of an address.
 */
function ownNames(body: Buffer, { origin }: PublicSite, local: string): Buffer {
  if (!origin) return body
  const own = new URL(origin)
  const bare = own.host.replace(/^www\./, '')
  const named = new RegExp(
    String.raw`(https?:)(\\?/\\?/)(www\.)?${bare.replaceAll('.', String.raw`\.`)}(?![\w-]|\.\w)`,
    'gi',
  )
  const rename = (_: string, scheme: string, slashes: string, www = '') => {
    const isOwnScheme = scheme.toLowerCase() === own.protocol
    const isOwnHost = www.toLowerCase() + bare === own.host
    return `${isOwnScheme ? 'http:' : 'https:'}${slashes}${isOwnHost ? '' : 'www.'}${new URL(local).host}`
  }
  return Buffer.from(body.toString('latin1').replace(named, rename), 'latin1')
}
