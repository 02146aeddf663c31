/**
 * A worker to be killed: takes the first audit, starts it, says so, and never ends it.
 *
 *     node hang-on-audit.ts '{"dataFolder": "…"}'
 */
import { startAudit } from '../audits.ts'
import { openDatabase } from '../connect.ts'
import { type AuditJob, runAuditQueue, startQueue, workerOptions } from '../queue.ts'

const database = await openDatabase(JSON.parse(process.argv[2] ?? '{}'))
const queue = await startQueue(database)
await queue.work<AuditJob>(runAuditQueue, workerOptions, async ([job]) => {
  await database.transaction(query => startAudit(query, job?.data.auditId ?? ''))
  console.log('running')
  await new Promise(() => {})
})
