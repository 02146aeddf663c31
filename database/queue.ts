import { type ConstructorOptions, type Db, PgBoss, type Queue, systemClock, type WorkOptions } from 'pg-boss'
import type { Database } from './database.ts'

/** Filled by `create_free_audit_from_form`, with the audit itself. */
export const runAuditQueue = 'run-audit'
/** Takes audits whose job was given up, so that they end too: as failed. */
export const failAuditQueue = 'fail-audit'

/** Filled by `write_mail`, with the mail itself. */
export const sendMailQueue = 'send-mail'

export interface AuditJob {
  readonly auditId: string
}

export interface MailJob {
  readonly mailId: string
}

/** For `work()`: one job at a time, polling every second (pg-boss's default: every two). */
export const workerOptions = { pollingIntervalSeconds: 1, batchSize: 1 } as const satisfies WorkOptions

type QueueSettings = Omit<Queue, 'name'>

/**
 * The job of a killed worker is run again at most twice. A dead worker is noticed by its missing heartbeat,
 * after 30 seconds: waiting is better than taking a job from a worker that is only busy. An audit has its
 * own deadline of about a minute; five minutes end a stuck one.
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

export const mailAttemptsMax = 69

/**
 * A mail is tried again after 15 seconds, then after twice as long each time up to an hour, for two and a
 * half days: a mail server may be down for a day. A killed worker is noticed as above; one attempt takes
 * two minutes at most.
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

const superviseIntervalSeconds = 10

/**
 * Starts the queue: call `work()` on it to take jobs, and `stop()` before the database is closed. Errors of
 * its own loops (for example, when the database is gone) go to `onError`; it keeps trying.
 */
export async function startQueue(
  database: Database,
  onError: (error: Error) => void = error => process.emitWarning(error),
): Promise<PgBoss> {
  const queue = queueOn(database, {
    superviseIntervalSeconds,
    monitorIntervalSeconds: superviseIntervalSeconds,
  })
  // A worker's loop emits a plain object with the properties of an error.
  queue.on('error', problem => onError(Object.assign(new Error(problem.message), problem)))
  await queue.start()
  return queue
}

/** Installs or updates pg-boss's schema, and the options of the queues. */
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
 * `schedule` (cron) is off: nothing uses it, and it polls. `reindex` is off because it cannot run in a
 * transaction, and a queue of this size needs none. LISTEN/NOTIFY stays off: with it pg-boss falls back to
 * polling every 30 seconds, and retries wait for that.
 */
function queueOn(database: Database, options: ConstructorOptions): PgBoss {
  return new PgBoss({
    ...options,
    backend: database.engine === 'pglite' ? 'pglite' : 'postgres',
    db: adapterOf(database),
    createSchema: false,
    schedule: false,
    reindex: false,
    // PGlite has no autovacuum to monitor: its vacuum runs on our timer.
    monitorVacuum: database.engine === 'postgresql',
    // A worker of the system's clock, set back by hours while it asks for jobs, would ask again only after as long.
    clock: { ...systemClock, now: () => performance.timeOrigin + performance.now() },
  })
}

/**
 * Each statement of pg-boss becomes a transaction of ours, so that on PGlite nothing bypasses `Database`.
 * Its scripts of several statements have their own BEGIN and COMMIT, which are removed: inside our
 * transaction the COMMIT would end it early.
 */
function adapterOf(database: Database): Db {
  return {
    executeSql: (text, values) =>
      database.transaction(async query => {
        if (countsActiveGroups(text))
          await query("select pg_advisory_xact_lock(hashtextextended('fetch', 0))")
        return { rows: await query(withoutTransaction(text), values?.length ? values : undefined) }
      }),
  }
}

/**
 * Whether a statement of pg-boss takes a job unless its group has an active one. Two that run at once see
 * none, and both take theirs: they have to wait for one another.
 */
function countsActiveGroups(statement: string): boolean {
  return statement.includes('active_group_probe')
}

function withoutTransaction(script: string): string {
  return script.replace(/^\s*BEGIN;([\s\S]*)COMMIT;\s*$/, '$1')
}
