import type { Database } from '#database/database.ts'
import { type AuditJob, failAuditQueue, runAuditQueue, startQueue, workerOptions } from '#database/queue.ts'
import type { Environment } from '../environment.ts'
import { log } from '../log.ts'
import { failAudit } from './fail-audit.job.ts'
import { runAudit } from './run-audit.job.ts'

/** Takes audits from the queue until it is stopped. */
export interface AuditWorker {
  /** Takes no more, and gives back at once what is running: it runs again later, here or elsewhere. */
  stop(): Promise<void>
}

export async function startAuditWorker(database: Database, environment: Environment): Promise<AuditWorker> {
  const { auditAllow: allow, auditBrowser: browser, concurrentAudits: localConcurrency } = environment
  const running = new Set<Promise<void>>()
  let isStopping = false
  const report = (error: unknown) => {
    if (!isStopping) log('error', 'The queue of audits has a failure.', { error })
  }
  /** A job that fails is retried by the queue, which keeps the reason to itself. */
  const run = async (job: Promise<void>): Promise<void> => {
    running.add(job)
    await job.catch(report).finally(() => running.delete(job))
    await job
  }

  const queue = await startQueue(database, report)
  await queue.work<AuditJob>(runAuditQueue, { ...workerOptions, localConcurrency }, async ([job]) => {
    if (job) await run(runAudit({ database, allow, browser, signal: job.signal }, job.data.auditId))
  })
  await queue.work<AuditJob>(failAuditQueue, workerOptions, async ([job]) => {
    if (job) await run(failAudit(database, job.data.auditId))
  })

  return {
    async stop() {
      isStopping = true
      await queue.stop({ graceful: false })
      await Promise.allSettled(running)
    },
  }
}
