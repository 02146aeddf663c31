import { englishTypography } from '#language/typography.ts'
import type { Report } from '../audit-report/report.ts'

/** What the home page shows of the audit of this very site: one check lost between two won. */
export const ownFindings = ['search-agents-allowed', 'same-as', 'organization-name'] as const

export interface OwnAudit {
  readonly pages: number
  readonly score: NonNullable<Report['score']>
  readonly findings: readonly Report['findings'][number][]
}

/** @throws where the kept report has no score, or no such finding: then this list is wrong. */
export function ownAudit({ pages, score, findings }: Report): OwnAudit {
  if (!score) throw new Error('The kept report on this site has no score, which the home page shows.')
  return { pages: pages.length, score, findings: ownFindings.map(check => found(check, findings)) }
}

function found(check: string, findings: Report['findings']) {
  const finding = findings.find(candidate => candidate.check === check)
  if (!finding)
    throw new Error(`The kept report on this site has no finding of "${check}", which the home page shows.`)
  // The audit typesets its French alone.
  return { ...finding, name: englishTypography(finding.name) }
}
