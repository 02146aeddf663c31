import type { PageRole } from '#contracts/audit-report.ts'
import type { Outcome, PageCheck } from '../checks/check.ts'
import { citationCrawlers } from '../crawlers.ts'
import { forEachDeclaredFile } from '../declared-files.ts'
import { readPage } from '../read/page/read-page.ts'
import { describeSite, type Page, type ReadPage, type Site } from '../read/site/site-facts.ts'
import { unreadReason } from '../read/unread-reason.ts'
import type { Exchange, Unrendered, Visit, VisitedPage } from '../visit.ts'

/** Visits and pages made in code, for tests: what is not said is what an ordinary site would answer. */

export const origin = 'https://atelier.example'

export function madeExchange(path: string, changes: Partial<Exchange> = {}): Exchange {
  const address = new URL(path, origin).href
  const body = changes.body ?? ''
  return {
    requested: address,
    askedAt: '2026-11-21T09:00:01.000Z',
    address,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body,
    charset: {
      read: 'utf-8',
      header: { written: 'utf-8', name: 'utf-8' },
      document: null,
      lost: 0,
      isUtf8: false,
    },
    sha256: '',
    bytes: Buffer.byteLength(body),
    truncated: false,
    redirects: [],
    firstByteMs: 120,
    failure: null,
    ...changes,
  }
}

export interface MadePage extends Partial<Exchange> {
  readonly path: string
  readonly role?: PageRole
  /** The markup that a browser makes of it; it is not rendered when absent. */
  readonly rendered?: string
  /** Why it was not; no browser when absent. */
  readonly unrendered?: Unrendered
}

/**
 * A visit to these pages; the first is the one asked for. `robots` and `sitemap` are the files' texts, `sitemaps`
 * those of several by path.
 */
export function madeVisit(
  pages: readonly MadePage[],
  {
    robots = 'User-agent: *\nAllow: /\n',
    sitemap,
    sitemaps = { '/sitemap.xml': sitemap },
    declarations,
    ...changes
  }: Partial<Omit<Visit, 'robots' | 'sitemaps' | 'declarations'>> & {
    robots?: string
    sitemap?: string
    sitemaps?: Readonly<Record<string, string | undefined>>
    declarations?: Partial<Visit['declarations']>
  } = {},
): Visit {
  const visited = pages.map(
    ({ path, role = 'other', rendered, unrendered = 'no-browser', ...exchange }): VisitedPage => ({
      role,
      exchange: madeExchange(path, exchange),
      rendering: rendered === undefined ? null : { html: rendered, largestPaintMs: 1_200, layoutShift: 0.02 },
      unrendered: rendered === undefined ? unrendered : null,
    }),
  )
  const [first] = visited
  const home = first?.exchange.address ?? `${origin}/`
  return {
    address: home,
    token: 'LumenAudit',
    startedAt: '2026-11-21T09:00:00.000Z',
    finishedAt: '2026-11-21T09:00:20.000Z',
    problem: null,
    robots: madeExchange(new URL('/robots.txt', home).href, {
      headers: { 'content-type': 'text/plain' },
      body: robots,
    }),
    sitemaps: Object.entries(sitemaps).map(([path, body]) =>
      madeExchange(
        new URL(path, home).href,
        body === undefined ? { status: 404 } : { headers: { 'content-type': 'application/xml' }, body },
      ),
    ),
    pages: visited,
    llms: madeExchange(new URL('/llms.txt', home).href, { status: 404 }),
    missing: madeExchange(new URL('/missing', home).href, { status: 404 }),
    declarations: {
      ...forEachDeclaredFile(path => madeExchange(new URL(path, home).href, { status: 404 })),
      ...declarations,
    },
    // A site that knows no Markdown answers with its page.
    markdown: first?.exchange ?? madeExchange('/', { status: 404 }),
    agents: first ? citationCrawlers.map(({ name }) => ({ crawler: name, exchange: first.exchange })) : [],
    skipped: [],
    ...changes,
  }
}

/** What a reader would answer, without its thread. */
export function readPagesOf(visit: Visit): readonly ReadPage[] {
  return visit.pages.map(({ exchange, rendering }) => {
    const reason = unreadReason(exchange)
    if (reason) return { facts: null, reason }
    return {
      facts: readPage(exchange),
      rendered: rendering && readPage({ ...exchange, body: rendering.html }),
    }
  })
}

export function madeSite(...visit: Parameters<typeof madeVisit>): Site {
  const made = madeVisit(...visit)
  return describeSite(made, readPagesOf(made))
}

export interface PageOptions extends Partial<Exchange> {
  readonly rendered?: string
  readonly unrendered?: Unrendered
  readonly lang?: string
  readonly head?: string
  readonly path?: string
  readonly role?: PageRole
}

/** A page with this body, alone on its site. Without a role it is a service. */
export function madePage(body: string, options: PageOptions = {}): { page: Page; site: Site } {
  const site = madeSite([pageOf(body, options)])
  const [page] = site.pages
  if (!page) throw new Error('The page made for a test could not be read.')
  return { page, site }
}

/** The same for a site of several pages: the source of one of them. */
export function pageOf(body: string, options: PageOptions = {}): MadePage {
  const { lang = 'en', head = '', path = '/', role = 'service', ...exchange } = options
  const html = `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`
  return { path, role, body: html, ...exchange }
}

/** What a check decides on a page with this body. */
export function decideOn(check: PageCheck, body: string, options: PageOptions = {}): Outcome {
  const { page, site } = madePage(body, options)
  return check.decide(page, site)
}

/** Plain paragraphs of about this many words, in which no check finds anything. */
export function filler(lang: 'fr' | 'en', words: number): string {
  const sentence = neutral[lang]
  return `<p>${sentence}</p>`.repeat(Math.ceil(words / sentence.split(' ').length))
}

const neutral = {
  fr: 'Les bûches se rangent sous un abri ouvert, à bonne distance du mur, et le vent fait lentement son travail pendant la belle saison.',
  en: 'Logs are kept under an open shelter, well away from the wall, and the wind slowly does its work during the warm season.',
} as const
