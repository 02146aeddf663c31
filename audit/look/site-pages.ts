import type { AuditProgress } from '#contracts/audit-report.ts'
import type { Limits } from '../limits.ts'
import { guessKind, roleOf } from '../read/page/role/page-kind.ts'
import type { SitemapEntry } from '../read/site/sitemap.ts'
import type { Exchange, PageLink, SkippedPage, VisitedPage } from '../visit.ts'
import { collectCandidates } from './candidates.ts'
import { choosePages, type PlannedPage, pageKey, rounds } from './page-plan.ts'
import type { Retriever } from './retriever.ts'

export interface PageRetrieval {
  readonly start: Exchange
  readonly entries: readonly SitemapEntry[]
  readonly retriever: Retriever
  readonly limits: Limits
  readonly linksOf: (page: Exchange) => Promise<readonly PageLink[]>
  readonly onProgress: (progress: AuditProgress) => void
}

export interface RetrievedPages {
  readonly pages: readonly VisitedPage[]
  readonly skipped: readonly SkippedPage[]
}

/**
 * Reads the pages of a site in rounds: first the kinds of page that the requested page and the sitemaps lead to;
 * then, with the links of those, the kinds still missing and whatever else fits; then what these lead to.
 */
export async function retrievePages(retrieval: PageRetrieval): Promise<RetrievedPages> {
  const { start, limits, retriever } = retrieval
  const candidates = collectCandidates(new URL(start.address).origin)
  candidates.addLinks(start.address, await retrieval.linksOf(start))
  candidates.addSitemap(retrieval.entries)

  const first = guessKind(start.address, '').kind
  const planned: PlannedPage[] = [{ address: start.address, kind: first, isAlternate: false }]
  const pages: VisitedPage[] = [startPage(start)]
  const skipped: SkippedPage[] = []
  for (const fillers of rounds) {
    const before = pages.length
    // A planned page that does not exist gives its place to another.
    const limit = limits.pages + planned.length - before
    const chosen = choosePages(candidates.all(), { planned, limit, fillers })
    planned.push(...chosen)
    for (const { page, exchange } of await readAll(chosen, before, retrieval)) keep(page, exchange)
    const leading = pages.length < limits.pages ? pages.slice(before) : []
    for (const { exchange } of leading) await addLinksOf(exchange)
  }
  return { pages, skipped }

  function keep({ address, kind }: PlannedPage, exchange: Exchange): void {
    const reason = whySkipped(exchange, retriever)
    if (reason) skipped.push({ address, reason })
    else if (isNewPage(exchange, pages))
      pages.push({ role: roleOf(kind), exchange, rendering: null, unrendered: null })
  }

  async function addLinksOf(exchange: Exchange): Promise<void> {
    if (isReadable(exchange)) candidates.addLinks(exchange.address, await retrieval.linksOf(exchange))
  }
}

/** The requested page, with the role that its address suggests. */
export function startPage(start: Exchange): VisitedPage {
  return {
    role: roleOf(guessKind(start.address, '').kind),
    exchange: start,
    rendering: null,
    unrendered: null,
  }
}

/** Whether the answer is a page with text to read. */
export function isReadable({ status, failure, body }: Exchange): boolean {
  return status !== null && status >= 200 && status < 300 && failure === null && body !== ''
}

async function readAll(chosen: readonly PlannedPage[], alreadyRead: number, retrieval: PageRetrieval) {
  let pagesRead = alreadyRead
  const report = () =>
    retrieval.onProgress({ step: 'reading', pagesRead, pagesPlanned: alreadyRead + chosen.length })
  report()
  return Promise.all(
    chosen.map(async page => {
      const exchange = await retrieval.retriever.fetch(page.address)
      pagesRead += 1
      report()
      return { page, exchange }
    }),
  )
}

function whySkipped({ failure, status }: Exchange, retriever: Retriever): SkippedPage['reason'] | null {
  if (failure?.code === 'forbidden-by-robots') return 'forbidden-by-robots'
  const isLate = failure?.code === 'not-asked' || (failure !== null && status === null && retriever.isOver())
  return isLate ? 'out-of-time' : null
}

/** Redirects may lead two addresses to the same page, or to another site. */
function isNewPage({ address }: Exchange, pages: readonly VisitedPage[]): boolean {
  const [start] = pages
  const isOfSite = new URL(address).origin === new URL(start?.exchange.address ?? address).origin
  return isOfSite && pages.every(({ exchange }) => pageKey(exchange.address) !== pageKey(address))
}
