import { setTimeout as delay } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import type { RefusalReason } from '#contracts/refusals.ts'
import type { Database } from '#database/database.ts'
import { type OperatingFigures, readOperatingFigures } from '#database/maintenance/operating-figures.ts'
import type { DiskSpace } from '../maintenance/disk-space.ts'
import type { AcceptedKind } from './accepted.ts'

/**
 * What is counted of a process, and what the database says, in the text form of Prometheus. Labels are names of ours:
 * routes, statuses, kinds, reasons. Nothing that a visitor sent is among them.
 */
export interface Metrics {
  accept(kind: AcceptedKind, count: number): void
  refuse(reason: RefusalReason, count: number): void
  /** Times the requests that come from now on. */
  time(app: FastifyInstance): void
  text(): Promise<string>
  readonly contentType: string
}

/** In milliseconds: figures of a database that takes longer are left out. */
const answerTimeMax = 2_000

export function createMetrics({
  database,
  disk,
}: {
  readonly database: Database
  readonly disk: DiskSpace
}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const accepted = new Counter({
    name: 'website_accepted_total',
    help: 'What visitors sent and the site took.',
    labelNames: ['kind'],
    registers,
  })
  const refused = new Counter({
    name: 'website_refused_total',
    help: 'What the site refused, by reason.',
    labelNames: ['reason'],
    registers,
  })
  const requests = new Histogram({
    name: 'website_request_seconds',
    help: 'How long requests took, by the pattern of their route and the class of their status.',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 1, 5],
    registers,
  })
  const showDatabase = databaseGauges(registers)
  const freeDisk = new Gauge({
    name: 'website_disk_free_bytes',
    help: 'Free space of the data folder.',
    registers,
  })

  return {
    accept: (kind, count) => accepted.inc({ kind }, count),
    refuse: (reason, count) => refused.inc({ reason }, count),
    time(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const status = `${Math.floor(reply.statusCode / 100)}xx`
        requests.observe({ route: request.routeOptions.url ?? 'none', status }, reply.elapsedTime / 1_000)
        done()
      })
    },
    async text() {
      freeDisk.set(await disk.free())
      showDatabase(await figuresOf(database))
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

/** Null for a database that does not answer. */
async function figuresOf(database: Database): Promise<OperatingFigures | null> {
  const figures = database.transaction(readOperatingFigures).catch(() => null)
  return Promise.race([figures, delay(answerTimeMax, null, { ref: false })])
}

function databaseGauges(registers: Registry[]): (figures: OperatingFigures | null) => void {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const answers = gauge('website_database_up', 'Whether the database answers: 1 or 0.', [])
  const jobs = gauge('website_jobs', 'Jobs of a queue that wait or run.', ['queue', 'state'])
  const oldestJob = gauge('website_oldest_job_seconds', 'Age of the oldest job that waits.', ['queue'])
  const mails = gauge('website_mails', 'Mails that are not sent.', ['state'])
  const oldestMail = gauge('website_oldest_mail_seconds', 'Age of the oldest mail that waits to be sent.', [])
  const done = gauge('website_done_timestamp_seconds', 'When a task of the whole database was last done.', [
    'task',
  ])

  return figures => {
    answers.set(figures ? 1 : 0)
    for (const old of [jobs, oldestJob, mails, oldestMail, done]) old.reset()
    if (!figures) return
    for (const [queue, { waiting, running, oldest }] of Object.entries(figures.queues)) {
      jobs.set({ queue, state: 'waiting' }, waiting)
      jobs.set({ queue, state: 'running' }, running)
      oldestJob.set({ queue }, oldest)
    }
    const { oldest, ...byState } = figures.mails
    for (const [state, count] of Object.entries(byState)) mails.set({ state }, count)
    oldestMail.set(oldest)
    for (const [task, time] of Object.entries(figures.done)) done.set({ task }, time)
  }
}
