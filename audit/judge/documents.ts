import {
  type AuditReport,
  type Evidence,
  type ReadDocument,
  robotsCharactersMax,
} from '#contracts/audit-report.ts'
import type { Exchange, Visit } from '../visit.ts'

/** Everything that was asked for and answered, in the order of the visit: what can stand behind a finding. */
export function readDocuments(visit: Visit): readonly ReadDocument[] {
  const own = [
    visit.robots,
    ...visit.sitemaps,
    ...visit.pages.map(({ exchange }) => exchange),
    visit.llms,
    ...Object.values(visit.declarations),
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

/** Half of a file would look as if the rest had been taken out of it. */
export function keptRobots({ robots }: Visit): Pick<AuditReport, 'robotsTxt'> {
  const { status, body, failure, truncated } = robots
  const isWhole = status === 200 && failure === null && !truncated
  return isWhole && body.length <= robotsCharactersMax ? { robotsTxt: body } : {}
}

/** Says of each piece of evidence where its quote begins, when it stands so in its document, and once. */
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
