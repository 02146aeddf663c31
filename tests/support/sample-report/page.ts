import { reportChanges } from '#audit/comparison/report-changes.ts'
import { rivalComparison } from '#audit/comparison/rival-comparison.ts'
import type { AuditRecord, AuditReport } from '#contracts/audit-report.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import { completedRecord, completeReport, failedRecord, readingRecord } from './index.ts'

/** Everything that the page of an audit is drawn from: by default nothing stands around it. */
export function pageOf(record: AuditRecord, around: Partial<AuditPage> = {}): AuditPage {
  return {
    record,
    surroundings: {
      newest: null,
      repeatableFrom: '2026-03-12T13:15:00.000Z',
      rival: null,
      isRival: false,
    },
    changes: null,
    comparison: null,
    ownerKey: null,
    filter: { verdict: null, page: null },
    refused: null,
    ...around,
  }
}

/** The same site ten days before, by an older rubric: two checks failed then, one did not exist. */
export const earlierReport: AuditReport = {
  ...completeReport,
  rubricVersion: '0.9',
  startedAt: '2026-03-02T09:12:00.000Z',
  finishedAt: '2026-03-02T09:12:24.000Z',
  score: completeReport.score && { ...completeReport.score, points: 52 },
  findings: completeReport.findings
    .slice(1)
    .map((finding, index) => (index < 2 ? { ...finding, verdict: 'failed', points: 0 } : finding)),
  documents: completeReport.documents.map(document => ({ ...document, sha256: '0'.repeat(64) })),
}

const rivalReport: AuditReport = {
  ...completeReport,
  address: 'https://cabinet-aurore.example/',
  site: 'cabinet-aurore.example',
  score: completeReport.score && { ...completeReport.score, points: 66 },
  engines: completeReport.engines.map(engine => ({ ...engine, open: true })),
  findings: completeReport.findings.map((finding, index) => ({
    ...finding,
    points: index % 3 === 0 ? finding.maximum : finding.points,
  })),
  pillars: completeReport.pillars.map(pillar => ({ ...pillar, points: 0.7 * pillar.maximum })),
}

const rivalRecord: AuditRecord = {
  ...completedRecord,
  id: '0a4d6c1e-52b7-4f0e-9a3c-7d1b2e8f6c55',
  address: 'cabinet-aurore.example',
  report: rivalReport,
}

const alone = pageOf(completedRecord)

/** A report with something of everything around it: an owner, changes, a rival. */
export const surroundedPage = pageOf(completedRecord, {
  surroundings: { ...alone.surroundings, rival: rivalRecord },
  changes: reportChanges(earlierReport, completeReport),
  comparison: rivalComparison(completeReport, rivalReport),
  ownerKey: 'b54c1a0e-7f7e-4c0e-8b1a-2f5d9c3e6a71',
})

/** The rival is still being read. */
export const rivalReadPage = pageOf(completedRecord, {
  surroundings: {
    ...alone.surroundings,
    rival: { ...readingRecord, id: rivalRecord.id, address: 'cabinet-aurore.example' },
  },
})

/** The rival could not be read, and another may be named. */
export const rivalFailedPage = pageOf(completedRecord, {
  surroundings: {
    ...alone.surroundings,
    rival: { ...failedRecord, id: rivalRecord.id, address: 'cabinet-aurore.example' },
  },
})
