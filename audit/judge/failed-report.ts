import type { AuditProblem, AuditReport } from '#contracts/audit-report.ts'
import { parsedAddress } from '#contracts/addresses/parsed-address.ts'
import { withFrenchTypography } from '../french-report.ts'
import { limits } from '../limits.ts'
import { siteOf } from '../read/addresses.ts'
import { rubricVersion } from '../rubric-version.ts'
import type { Visit } from '../visit.ts'

/** The report of an audit with nothing to judge, and why. One that had no visit ends now. */
export function failedReport(
  {
    address,
    startedAt,
    finishedAt = new Date().toISOString(),
  }: Pick<Visit, 'address' | 'startedAt'> & Partial<Pick<Visit, 'finishedAt'>>,
  problem: AuditProblem,
): AuditReport {
  return withFrenchTypography({
    ...heading({ address, startedAt, finishedAt }),
    ...unjudged(problem),
    crawlers: [],
    documents: [],
  })
}

/** The fields of judgements when nothing could be judged. */
export function unjudged(problem: AuditProblem) {
  return {
    outcome: 'failed',
    problem,
    score: null,
    engines: [],
    undocumentedEngines: [],
    pillars: [],
    findings: [],
    fixes: [],
    pages: [],
    reading: null,
    declarations: [],
  } as const
}

/** In characters, of a host name: what was typed instead of one may be longer. */
const longestHost = 253

export function heading({
  address,
  startedAt,
  finishedAt,
}: Pick<Visit, 'address' | 'startedAt' | 'finishedAt'>) {
  return {
    reportVersion: 1,
    rubricVersion,
    address: address.slice(0, limits.addressCharacters),
    site: (parsedAddress(address) ? siteOf(address) : address).slice(0, longestHost),
    startedAt,
    finishedAt,
  } as const
}
