import type { ComparedReport, PillarComparison, Won } from '#contracts/audit-comparison.ts'
import type { AuditReport, Finding, PillarId } from '#contracts/audit-report.ts'
import { scorecard } from '../scorecard.ts'

/** What a comparison says of each of its two reports. */
export function comparedReport({ site, startedAt, rubricVersion, score }: AuditReport): ComparedReport {
  return { site, startedAt, rubricVersion, points: score?.points ?? null }
}

export function comparePillars(one: AuditReport, other: AuditReport): readonly PillarComparison[] {
  return scorecard.pillars.map(({ id, name }) => ({
    pillar: id,
    name,
    one: wonIn(one, id),
    other: wonIn(other, id),
  }))
}

function wonIn({ pillars }: AuditReport, id: PillarId): Won | null {
  const result = pillars.find(({ pillar }) => pillar === id)
  return result ? { points: result.points, maximum: result.maximum } : null
}

export function findingsById({ findings }: AuditReport): ReadonlyMap<string, Finding> {
  return new Map(findings.map(finding => [finding.check, finding]))
}
