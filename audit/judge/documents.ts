import {
  type AuditReport,
  type Evidence,
  type ReadDocument,
  robotsCharactersMax,
} from '#contracts/audit-report.ts'
import type { Exchange, Visit } from '../visit.ts'

/** Every answered request, in the order of the visit: the documents behind the findings. */
export function readDocuments(visit: Visit): readonly ReadDocument[] {
  const own = [
    visit.robots,
    ...visit.sitemaps,
    ...visit.pages.map(({ exchange }) => exchange),
    visit.llms,
    ...Object.values(visit.declarations),
    visit.markdown,
    visit.missing,
  ]
  return [
    ...own.map(exchange => documentOf(exchange, null)),
    ...visit.agents.map(({ crawler, exchange }) => documentOf(exchange, crawler)),
  ].filter(({ status }) => status !== null)
}

function documentOf(
  { address, status, bytes, sha256, askedAt }: Exchange,
  agent: string | null,
): ReadDocument {
  return { address, agent, status, bytes, sha256, readAt: askedAt }
}

/** Only a whole file: compared with a later one, half of it would show changes that nobody made. */
export function keptRobots({ robots }: Visit): Pick<AuditReport, 'robotsTxt'> {
  const { status, body, failure, truncated } = robots
  const isWhole = status === 200 && failure === null && !truncated
  return isWhole && body.length <= robotsCharactersMax ? { robotsTxt: body } : {}
}

/** Adds to each evidence the offset of its quote in the document, when it occurs there exactly once. */
export function withOffsets(report: AuditReport, visit: Visit): AuditReport {
  const bodies = bodiesOf(visit)
  const located = (evidence: readonly Evidence[]) =>
    evidence.map(piece => ({ ...piece, ...offsetIn(bodies.get(piece.address) ?? '', piece.quote) }))
  return {
    ...report,
    findings: report.findings.map(finding => ({ ...finding, evidence: located(finding.evidence) })),
    engines: report.engines.map(engine => ({
      ...engine,
      gates: engine.gates.map(gate => ({ ...gate, evidence: located(gate.evidence) })),
    })),
  }
}

function bodiesOf({ robots, sitemaps, pages, llms }: Visit): ReadonlyMap<string, string> {
  const exchanges = [robots, ...sitemaps, ...pages.map(({ exchange }) => exchange), llms]
  return new Map(exchanges.map(({ address, body }) => [address, body]))
}

function offsetIn(body: string, quote: string): { readonly offset?: number } {
  const offset = quote === '' ? -1 : body.indexOf(quote)
  return offset < 0 || body.includes(quote, offset + 1) ? {} : { offset }
}
