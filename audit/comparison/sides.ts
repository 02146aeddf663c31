import type { ComparedReport, PillarComparison, Won } from '#contracts/audit-comparison.ts'
import { type AuditReport, type Finding, type PillarResult, pillarIds } from '#contracts/audit-report.ts'

export function comparedReport({ site, startedAt, rubricVersion, score }: AuditReport): ComparedReport {
  return { site, startedAt, rubricVersion, points: score?.points ?? null }
}

/** The pillars of either report, in order, with the names of the later one. */
export function comparePillars(one: AuditReport, other: AuditReport): readonly PillarComparison[] {
  return pillarIds.flatMap(id => {
    const [before, after] = [one, other].map(({ pillars }) => pillars.find(({ pillar }) => pillar === id))
    const name = (after ?? before)?.name
    return name ? [{ pillar: id, name, one: wonIn(before), other: wonIn(after) }] : []
  })
}

function wonIn(result: PillarResult | undefined): Won | null {
  return result ? { points: result.points, maximum: result.maximum } : null
}

export function findingsById({ findings }: AuditReport): ReadonlyMap<string, Finding> {
  return new Map(findings.map(finding => [finding.check, finding]))
}
