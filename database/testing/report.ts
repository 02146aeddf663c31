import type { AuditReport } from '#contracts/audit-report.ts'

/** The least that a report can be: no database looks into it. */
export const completeReport: AuditReport = {
  reportVersion: 1,
  rubricVersion: '1.0',
  address: 'https://example.com/',
  site: 'example.com',
  startedAt: '2026-11-21T10:00:00.000Z',
  finishedAt: '2026-11-21T10:01:00.000Z',
  outcome: 'complete',
  problem: null,
  score: null,
  engines: [],
  undocumentedEngines: [],
  pillars: [],
  findings: [],
  fixes: [],
  crawlers: [],
  pages: [],
  reading: null,
  declarations: [],
  documents: [],
}
