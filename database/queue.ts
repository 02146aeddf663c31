import { type ConstructorOptions, type Db, PgBoss, type Queue, type WorkOptions } from 'pg-boss'
import type { Database } from './database.ts'

/** Runs one audit. The job is inserted by `create_free_audit_from_form`, with the audit itself. */
export const runAuditQueue = 'run-audit'
/** Takes an audit whose job has been given up, so that it still reaches its end: failed. */
export const failAuditQueue = 'fail-audit'

/** Sends one mail. The job is inserted by `write_mail`, with the mail itself. */
export const sendMailQueue = 'send-mail'

/** The payload of the two queues of audits. */
export interface AuditJob {
  readonly auditId: string
}

export interface MailJob {
  readonly mailId: string
}

/** For `work()`: one job at a time, looked for every second (pg-boss by itself: every two). */
export const workerOptions = { pollingIntervalSeconds: 1, batchSize: 1 } as const satisfies WorkOptions

type QueueSettings = Omit<Queue, 'name'>

/**
 * A killed worker's job is run again at most twice. Its death is noticed by its missing heartbeat:
 * 30 seconds, because taking a job from a living worker whose process was merely busy is worse
 * than waiting. An audit has its own deadline of about a minute; five minutes end a stuck one.
 */
const runAuditOptions: QueueSettings = {
  retryLimit: 2,
  retryDelay: 5,
  heartbeatSeconds: 30,
  expireInSeconds: 300,
  deleteAfterSeconds: 24 * 60 * 60,
  deadLetter: failAuditQueue,
}
const failAuditOptions: QueueSettings = {
  retryLimit: 10,
  retryDelay: 30,
  deleteAfterSeconds: 24 * 60 * 60,
}

/** How often a mail is tried before it is given up. */
export const mailAttemptsMax = 69

/**
 * A mail is tried again after 15 seconds, then twice as late each time until it is once an hour, for
 * two days and a half: a mail server may be down for a day. A worker that was killed is noticed
 * as above; one attempt takes two minutes at most.
 */
const sendMailOptions: QueueSettings = {
  retryLimit: mailAttemptsMax - 1,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  heartbeatSeconds: 30,
  expireInSeconds: 300,
  retentionSeconds: 14 * 24 * 60 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
}

/** How often the queue looks for dead workers and refreshes its figures. */
const superviseIntervalSeconds = 10

/**
 * The queue on either engine, started: `work()` on it to take jobs, `stop()` it before the
 * database is closed. Errors of its own loops (the database is gone, for example) go to `onError`;
 * it goes on trying.
 */
export async function startQueue(
  database: Database,
  onError: (error: Error) => void = error => process.emitWarning(error),
): Promise<PgBoss> {
  const queue = queueOn(database, {
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
  })
  // What a worker's loop emits is a plain object with the properties of the error.
  queue.on('error', problem => onError(Object.assign(new Error(problem.message), problem)))
  await queue.start()
  return queue
}

/** Installs or updates pg-boss's schema, and the queues with today's options. */
export async function prepareQueues(database: Database): Promise<void> {
  const queue = queueOn(database, { supervise: false })
  const failures: Error[] = []
  queue.on('error', error => failures.push(error))
  await queue.start()
  try {
    await prepare(queue, failAuditQueue, failAuditOptions)
    await prepare(queue, runAuditQueue, runAuditOptions)
    await prepare(queue, sendMailQueue, sendMailOptions)
  } finally {
    await queue.stop({ graceful: false })
  }
  if (failures[0]) throw failures[0]
}

async function prepare(queue: PgBoss, name: string, options: QueueSettings): Promise<void> {
  await queue.createQueue(name, options)
  await queue.updateQueue(name, options)
}

/**
 * `schedule` (cron) is off: nothing uses it, and it polls. `reindex` is off because it cannot run
 * in a transaction, and for a queue of this size there is nothing to rebuild. LISTEN/NOTIFY stays
 * off: with it pg-boss falls back to polling every 30 seconds, and retries wait for that.
 */
function queueOn(database: Database, options: ConstructorOptions): PgBoss {
  return new PgBoss({
    ...options,
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    db: adapterOf(database),
    createSchema: false,
    schedule: false,
    reindex: false,
    // PGlite has no autovacuum to watch: its vacuum runs on our timer.
    monitorVacuum: database.engine === 'postgresql',
  })
}

/**
 * Each of pg-boss's statements becomes a transaction of ours, so that on PGlite nothing goes past
 * the one access path. Its scripts of several statements bring their own BEGIN and COMMIT, which
 * are taken off: inside our transaction the COMMIT would end it early.
 */
function adapterOf(database: Database): Db {
  return {
    executeSql: (text, values) =>
      database.transaction(async query => ({
        rows: await query(withoutTransaction(text), values?.length ? values : undefined),
      })),
  }
}

function withoutTransaction(script: string): string {
  return script.replace(/^\s*BEGIN;([\s\S]*)COMMIT;\s*$/, '$1')
}
