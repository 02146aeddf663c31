import { writeFileSync } from 'node:fs'
import { auditSite } from '#audit/index.ts'
import { readAgencyFile } from '#site/content/content-file.ts'
import { withoutOwner } from '#site/content/owner-gaps.ts'
import { buildSite } from '../bin/build.ts'
import { ownTerms, publicOrigin, sampleReportFile } from './support/own-audit.ts'
import { startSite } from './support/running-site.ts'

/**
 * `npm run sample`: audits the built site as any other would be, under its public name, and keeps the
 * report that the site shows as a sample. `tests/own-audit.test.ts` says when it is due.
 */
buildSite(console.log)
const running = await startSite()
const report = await auditSite(publicOrigin, ownTerms(running.origin))
await running.stop()
if (!report.score) throw new Error('The site could not be judged.', { cause: report.problem })
writeFileSync(sampleReportFile, withoutOwner(`${JSON.stringify(report, null, 2)}\n`, readAgencyFile()))
console.log(`${report.score.points} points of 100.`)
