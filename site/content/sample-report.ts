import recorded from '#content/sample-report.json' with { type: 'json' }
import type { AuditReport } from '#contracts/audit-report.ts'
import { withOwner } from './owner-gaps.ts'
import { entry } from './read.ts'

/** The audit of this very site, as `npm run sample` kept it. */
export async function readSampleReport(): Promise<AuditReport> {
  return JSON.parse(withOwner(JSON.stringify(recorded), await entry('agency')))
}
