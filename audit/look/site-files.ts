import { forEachDeclaredFile } from '../declared-files.ts'
import { limits } from '../limits.ts'
import { readSitemap, type SitemapEntry } from '../read/site/sitemap.ts'
import type { Exchange, Visit } from '../visit.ts'
import type { Retriever, SiteRobots } from './retriever.ts'

/** The files of a site beside its pages. */
export interface SiteFiles {
  readonly sitemaps: readonly Exchange[]
  readonly entries: readonly SitemapEntry[]
  readonly llms: Exchange
  readonly missing: Exchange
  readonly declarations: Visit['declarations']
}

/** A page that no site has, to see how a site says so. It is the same everywhere and explains itself in logs. */
export const missingPath = '/an-audit-asks-for-a-page-that-does-not-exist'

/** How files are fetched that are known by their name. */
const asFile = { untyped: true }

/** Requests them at the same time; none of them can fail the visit. */
export async function retrieveSiteFiles(
  start: string,
  robots: SiteRobots,
  retriever: Retriever,
): Promise<SiteFiles> {
  const { origin } = new URL(start)
  const [sitemaps, llms, missing, declarations] = await Promise.all([
    retrieveSitemaps(start, robots, retriever),
    retriever.fetch(`${origin}/llms.txt`, asFile),
    retriever.fetch(origin + missingPath),
    retrieveDeclarations(origin, retriever),
  ])
  return { ...sitemaps, llms, missing, declarations }
}

async function retrieveDeclarations(origin: string, retriever: Retriever): Promise<Visit['declarations']> {
  const asked = forEachDeclaredFile(path => retriever.fetch(origin + path, asFile))
  const [llmsFull, tdmRep, aiTxt, aiCatalog] = await Promise.all([
    asked.llmsFull,
    asked.tdmRep,
    asked.aiTxt,
    asked.aiCatalog,
  ])
  return { llmsFull, tdmRep, aiTxt, aiCatalog }
}

/**
 * The sitemaps that robots.txt names, or else the usual one; that of the folder, where a host has a site in each;
 * and then those listed in indexes.
 */
async function retrieveSitemaps(start: string, { file }: SiteRobots, retriever: Retriever) {
  const { href: usual } = new URL('/sitemap.xml', start)
  const { href: own } = new URL('sitemap.xml', start)
  const named = file.sitemaps.map(({ address }) => address)
  const first = named.length > 0 ? named : [usual]
  const queue = onSameSite(own === usual ? first : [...first, own], new URL('/', start).href)
  const sitemaps: Exchange[] = []
  const entries: SitemapEntry[] = []
  for (const address of queue) {
    if (sitemaps.length === limits.sitemaps) break
    const exchange = await retriever.fetch(address, asFile)
    sitemaps.push(exchange)
    const sitemap = readSitemap(exchange.status === 200 ? exchange.body : '')
    if (sitemap.kind === 'pages') entries.push(...sitemap.entries)
    else
      addChildren(
        queue,
        onSameSite(
          sitemap.entries.map(entry => entry.address),
          exchange.address,
        ),
      )
  }
  return { sitemaps, entries }
}

/** A set keeps its order, may grow while it is iterated, and ignores an index that lists itself. */
function addChildren(queue: Set<string>, children: ReadonlySet<string>): void {
  for (const child of children) queue.add(child)
}

/** With or without `www.`: a robots.txt must not send us to another site. */
function onSameSite(addresses: readonly string[], base: string): Set<string> {
  const site = bareHost(new URL(base))
  const parsed = addresses.flatMap(address => URL.parse(address, base) ?? [])
  return new Set(parsed.filter(url => bareHost(url) === site).map(url => url.href))
}

function bareHost({ host }: URL): string {
  return host.replace(/^www\./, '')
}
