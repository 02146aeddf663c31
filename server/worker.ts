import { removeLeftFolders } from '#audit/process/folders.ts'
import type { Database } from '#database/database.ts'
import {
  type AuditJob,
  failAuditQueue,
  type MailJob,
  runAuditQueue,
  sendMailQueue,
  startQueue,
  workerOptions,
} from '#database/queue.ts'
import { failAudit, runAudit } from './audits/run-audit.job.ts'
import type { Environment } from './environment.ts'
import { log } from './log.ts'
import type { Sender } from './mail/mail-content.ts'
import { sendMail } from './mail/send-mail.job.ts'
import type { MailTransport } from './mail/transport.ts'

export interface Worker {
  /** Takes no more jobs, and gives back running ones at once: they run again later, here or elsewhere. */
  stop(): Promise<void>
}

interface WorkerTools {
  readonly database: Database
  readonly environment: Pick<Environment, 'auditAllow' | 'auditDeny' | 'auditBrowser' | 'concurrentAudits'>
  readonly transport: MailTransport
  readonly sender: Sender
  readonly formSecret: Buffer
}

/** While the mail server is slow with one mail, another can be sent. */
const concurrentMails = 2

export async function startWorker({
  database,
  environment,
  transport,
  sender,
  formSecret,
}: WorkerTools): Promise<Worker> {
  const { auditAllow: allow, auditDeny: deny, auditBrowser: browser, concurrentAudits } = environment
  const identity = sender.agency.crawler
  const running = new Set<Promise<void>>()
  let isStopping = false
  const report = (error: unknown) => {
    if (!isStopping) log('error', 'The queue has a failure.', { error })
  }
  /** The queue retries a job that fails, but does not say why it failed. */
  const run = async (job: Promise<void>): Promise<void> => {
    running.add(job)
    await job.catch(report).finally(() => running.delete(job))
    await job
  }

  for (const { folder, error } of removeLeftFolders())
    log('warning', 'The folder of an audit that was cut off could not be removed.', { folder, error })
  const queue = await startQueue(database, report)
  // Of one site, audits run one after the other, whichever process takes them: its server is not ours to load.
  const audits = { ...workerOptions, localConcurrency: concurrentAudits, groupConcurrency: 1 }
  await queue.work<AuditJob>(runAuditQueue, audits, async ([job]) => {
    if (job)
      await run(runAudit({ database, allow, deny, browser, identity, signal: job.signal }, job.data.auditId))
  })
  await queue.work<AuditJob>(failAuditQueue, workerOptions, async ([job]) => {
    if (job) await run(failAudit(database, job.data.auditId))
  })
  const mails = { ...workerOptions, localConcurrency: concurrentMails }
  await queue.work<MailJob>(sendMailQueue, mails, async ([job]) => {
    if (job)
      await run(sendMail({ database, transport, sender, formSecret, signal: job.signal }, job.data.mailId))
  })

  return {
    async stop() {
      isStopping = true
      await queue.stop({ graceful: false })
      await Promise.allSettled(running)
    },
  }
}
