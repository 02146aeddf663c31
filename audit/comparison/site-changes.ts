import type {
  AuditReport,
  EngineAccess,
  Finding,
  GateId,
  GateVerdict,
  Verdict,
} from '#contracts/audit-report.ts'
import { gateIds } from '#contracts/audit-report.ts'
import type { CrawlerChange, Mend, SiteChange } from '#contracts/watched-sites.ts'
import { gateChecks } from '../judge/gates.ts'
import { linesChanged } from './changed-lines.ts'
import { findingsById } from './sides.ts'

interface Before {
  /** The last report that has judged the site; null at the first reading. */
  readonly before: AuditReport | null
  /** Whether the last reading could read it. */
  readonly wasRead: boolean
}

/**
 * What those who watch a site are told: a gate that closed, a check that does worse, another robots.txt, and a
 * site that can no longer be read. What is better, and what another rubric judges otherwise, is no reason to write.
 */
export function siteChanges({ before, wasRead }: Before, after: AuditReport): readonly SiteChange[] {
  if (after.outcome === 'failed') return wasRead && before ? unread(after) : []
  if (!before) return []
  const closed = gatesClosed(before, after)
  return [
    ...closed,
    ...robotsChanged(before, after),
    ...checksLost(
      before,
      after,
      closed.map(({ gate }) => gate),
    ),
  ]
}

/** A fault of ours says nothing about the site. */
function unread({ problem }: AuditReport): readonly SiteChange[] {
  return problem && problem.code !== 'internal' ? [{ kind: 'unread', problem }] : []
}

/** Gate by gate, for all the engines that it closed to together. */
function gatesClosed(before: AuditReport, after: AuditReport): readonly GateClosed[] {
  return gateIds.flatMap((gate): readonly GateClosed[] => {
    const closed = after.engines.filter(
      ({ engine, gates }) =>
        verdictOf(gate, { gates }) === 'failed' &&
        isKnownOpen(
          gate,
          before.engines.find(known => known.engine === engine),
        ),
    )
    const first = closed[0]?.gates.find(result => result.gate === gate)
    if (!first) return []
    const { name, sentence, evidence } = first
    const engines = closed.map(engine => engine.name)
    return [
      {
        kind: 'gate',
        gate,
        name,
        engines,
        sentence,
        evidence: evidence[0] ?? null,
        mend: mendOf(gateChecks[gate], after),
      },
    ]
  })
}

type GateClosed = Extract<SiteChange, { kind: 'gate' }>

function isKnownOpen(gate: GateId, engine: EngineAccess | undefined): boolean {
  const verdict = engine && verdictOf(gate, engine)
  return verdict !== undefined && verdict !== 'failed'
}

function verdictOf(gate: GateId, { gates }: Pick<EngineAccess, 'gates'>): GateVerdict | undefined {
  return gates.find(result => result.gate === gate)?.verdict
}

/** The bytes of robots.txt decide, also where no rule of a crawler is another now. */
function robotsChanged(before: AuditReport, after: AuditReport): readonly SiteChange[] {
  const [earlier, later] = [robotsOf(before), robotsOf(after)]
  if (!earlier || !later || earlier.content === later.content) return []
  const crawlers = crawlersChanged(before, after)
  const known = earlier.text !== undefined && later.text !== undefined
  return [
    {
      kind: 'robots',
      address: later.address,
      crawlers,
      ...(known && { lines: linesChanged(earlier.text, later.text, crawlers) }),
    },
  ]
}

/** Null for a robots.txt that was not answered, or with an error of the server, which says nothing of it. */
function robotsOf({ documents, robotsTxt }: AuditReport): Robots | null {
  const found = documents.find(({ address, agent }) => agent === null && isRobotsTxt(address))
  if (!found || found.status === null || found.status >= 500) return null
  const { address } = found
  return found.status === 200
    ? { address, content: found.sha256, text: robotsTxt }
    : { address, content: 'none', text: '' }
}

interface Robots {
  readonly address: string
  readonly content: string
  /** Empty for a site that has none; undefined where the report has not kept it. */
  readonly text: string | undefined
}

function isRobotsTxt(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname === '/robots.txt'
}

function crawlersChanged(before: AuditReport, after: AuditReport): readonly CrawlerChange[] {
  return after.crawlers.flatMap(({ name, rule, decidedBy }) => {
    const known = before.crawlers.find(crawler => crawler.name === name)
    return known && known.rule !== rule ? [{ name, before: known.rule, after: rule, decidedBy }] : []
  })
}

/**
 * By the same rubric: another one may judge the same page otherwise. A gate that closed has told of its own check
 * already, with the same line to mend.
 */
function checksLost(
  before: AuditReport,
  after: AuditReport,
  closed: readonly GateId[],
): readonly SiteChange[] {
  if (before.rubricVersion !== after.rubricVersion) return []
  const earlier = findingsById(before)
  const told = closed.map(gate => gateChecks[gate])
  return after.findings.flatMap((finding): readonly SiteChange[] => {
    const known = earlier.get(finding.check)
    if (!known || !isWorse(known, finding) || told.includes(finding.check)) return []
    const { check, name, sentence, evidence } = finding
    return [
      {
        kind: 'check',
        check,
        name,
        before: known.verdict,
        after: finding.verdict,
        sentence,
        evidence: evidence[0] ?? null,
        mend: mendOf(check, after),
      },
    ]
  })
}

/** What was not judged before or is not now has neither won nor lost. */
function isWorse(before: Finding, after: Finding): boolean {
  const [earlier, later] = [ranks.indexOf(before.verdict), ranks.indexOf(after.verdict)]
  return earlier >= 0 && later >= 0 && later < earlier
}

const ranks: readonly Verdict[] = ['failed', 'partial', 'passed']

function mendOf(check: string, { fixes }: AuditReport): Mend | null {
  const fix = fixes.find(known => known.check === check)
  return fix ? { action: fix.action, patch: fix.patch } : null
}
