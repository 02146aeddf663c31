import { forEachDeclaredFile } from '../declared-files.ts'
import { limits } from '../limits.ts'
import { readSitemap, type SitemapEntry } from '../read/site/sitemap.ts'
import type { Exchange, Visit } from '../visit.ts'
import type { Retriever, SiteRobots } from './retriever.ts'

/** What a site keeps beside its pages. */
export interface SiteFiles {
  readonly sitemaps: readonly Exchange[]
  readonly entries: readonly SitemapEntry[]
  readonly llms: Exchange
  readonly missing: Exchange
  readonly declarations: Visit['declarations']
}

/** No site has this page: how it says so is worth knowing. One address for all, so that its logs explain it. */
export const missingPath = '/an-audit-asks-for-a-page-that-does-not-exist'

/** Asks for them side by side; each is an exchange of its own, and none can fail the visit. */
export async function retrieveSiteFiles(
  origin: string,
  robots: SiteRobots,
  retriever: Retriever,
): Promise<SiteFiles> {
  const [sitemaps, llms, missing, declarations] = await Promise.all([
    retrieveSitemaps(origin, robots, retriever),
    retriever.fetch(`${origin}/llms.txt`),
    retriever.fetch(origin + missingPath),
    retrieveDeclarations(origin, retriever),
  ])
  return { ...sitemaps, llms, missing, declarations }
}

async function retrieveDeclarations(origin: string, retriever: Retriever): Promise<Visit['declarations']> {
  const asked = forEachDeclaredFile(path => retriever.fetch(origin + path))
  const [llmsFull, tdmRep, aiTxt, aiCatalog] = await Promise.all([
    asked.llmsFull,
    asked.tdmRep,
    asked.aiTxt,
    asked.aiCatalog,
  ])
  return { llmsFull, tdmRep, aiTxt, aiCatalog }
}

/** Those that robots.txt names, or else the usual one; the children of an index after the files named before. */
async function retrieveSitemaps(origin: string, { file }: SiteRobots, retriever: Retriever) {
  const named = file.sitemaps.map(({ address }) => address)
  const queue = onSameSite(named.length > 0 ? named : ['/sitemap.xml'], origin)
  const sitemaps: Exchange[] = []
  const entries: SitemapEntry[] = []
  for (const address of queue) {
    if (sitemaps.length === limits.sitemaps) break
    const exchange = await retriever.fetch(address)
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

/** A set keeps the order, grows while it is read, and makes an index that lists itself harmless. */
function addChildren(queue: Set<string>, children: ReadonlySet<string>): void {
  for (const child of children) queue.add(child)
}

/** With or without `www.`; a stranger's robots.txt must not send us to a third site. */
function onSameSite(addresses: readonly string[], base: string): Set<string> {
  const site = bareHost(new URL(base))
  const parsed = addresses.flatMap(address => URL.parse(address, base) ?? [])
  return new Set(parsed.filter(url => bareHost(url) === site).map(url => url.href))
}

function bareHost({ host }: URL): string {
  return host.replace(/^www\./, '')
}
