import type { Evidence } from '#contracts/audit-report.ts'
import type { Exchange, Visit } from '../../visit.ts'
import { seen } from '../evidence.ts'
import type { PageDeclaration, PageFacts } from '../page/page-facts.ts'
import { robotsLine } from '../robots/quotes.ts'
import type { RobotsFile } from '../robots/robots.ts'
import { isWebPage } from '../web-page.ts'

/** The forms of declaration that the audit looks for, in the order in which reports list them. */
export const declarationKinds = [
  'llms',
  'llms-full',
  'markdown',
  'content-signal',
  'content-usage',
  'tdmrep',
  'ai-txt',
  'rsl',
  'ai-catalog',
  'webmcp',
] as const
export type DeclarationKind = (typeof declarationKinds)[number]

/** Where a site declares something in each of those forms; empty when it does not. */
export type SiteDeclarations = Readonly<Record<DeclarationKind, readonly Evidence[]>>

/** Everything the site declares to machines, in robots.txt, files, headers and tags, with its place. */
export function readDeclarations(
  visit: Visit,
  robots: RobotsFile,
  pages: readonly PageFacts[],
): SiteDeclarations {
  const signals = (directive: string) =>
    robots.contentSignals
      .filter(signal => signal.directive === directive)
      .map(({ text, line }) => seen(visit.robots.address, robotsLine(line), text))
  return {
    llms: inFile(visit.llms),
    'llms-full': inFile(visit.declarations.llmsFull),
    markdown: [...asMarkdown(visit.markdown), ...inPages(pages, 'markdown')],
    'content-signal': signals('content-signal'),
    'content-usage': [...signals('content-usage'), ...inPages(pages, 'content-usage')],
    tdmrep: [...inFile(visit.declarations.tdmRep), ...inPages(pages, 'tdmrep')],
    'ai-txt': inFile(visit.declarations.aiTxt),
    rsl: [...licenses(visit.robots, robots), ...inPages(pages, 'rsl')],
    'ai-catalog': [...inFile(visit.declarations.aiCatalog), ...inPages(pages, 'ai-catalog')],
    webmcp: inPages(pages, 'webmcp'),
  }
}

/** Whether the file exists: some sites answer every address with a page. */
export function isDeclared({ status, body }: Exchange): boolean {
  return status === 200 && body.trim() !== '' && !isWebPage(body)
}

function inFile(exchange: Exchange): readonly Evidence[] {
  if (!isDeclared(exchange)) return []
  return [seen(exchange.address, new URL(exchange.address).pathname, firstWords(exchange.body))]
}

function asMarkdown({ status, headers, address, body }: Exchange): readonly Evidence[] {
  const type = headers['content-type'] ?? ''
  if (status !== 200 || !type.startsWith('text/markdown')) return []
  return [seen(address, 'Accept: text/markdown', firstWords(body))]
}

/** The first line that says something: no fence of a front matter, no bracket of JSON. */
function firstWords(body: string): string {
  const lines = body.trim().split('\n', 20)
  return (lines.find(line => /[\p{L}\p{N}]/u.test(line)) ?? lines[0] ?? '').trim()
}

/** RSL 1.0 is found by the `License:` lines of robots.txt. */
function licenses({ address }: Exchange, robots: RobotsFile): readonly Evidence[] {
  return robots.licenses.map(({ address: license, line }) =>
    seen(address, robotsLine(line), `License: ${license}`),
  )
}

/** Only the first page that declares in this form is quoted. */
function inPages(pages: readonly PageFacts[], kind: PageDeclaration['kind']): readonly Evidence[] {
  const [first] = pages.flatMap(({ address, declarations }) =>
    declarations.filter(candidate => candidate.kind === kind).map(found => ({ address, ...found })),
  )
  return first ? [seen(first.address, first.where, first.quote)] : []
}
