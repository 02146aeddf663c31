import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/connect.ts'
import { consentingHeaders } from '#server/testing/consenting.ts'
import { eventsCall } from '../contracts/calls.ts'
import { createDatabase, startPostgres } from '../tests/support/postgres.ts'
import { pageView } from '../tests/load/page-view.ts'
import { startSite } from '../tests/support/running-site.ts'
import type { Benchmark, Result } from './support/benchmark.ts'

const seconds = 60
/** As many events as a browser sends together. */
const batchSize = 10
/** In milliseconds: a batch that waits longer counts as lost, so that the benchmark always ends. */
const answerTimeMax = 30_000

/** Whether the server accepts a steady stream of events without losing or refusing any, and how long a batch waits. */
export const benchmark: Benchmark = {
  title: 'Events received at a steady rate, in batches of ten',
  async measure() {
    const postgres = await startPostgres()
    const folder = mkdtempSync(join(tmpdir(), 'ibid-bench-'))
    try {
      const onPglite = await stream('PGlite', 200, {
        settings: { DATA_DIR: join(folder, 'data') },
        database: { dataFolder: join(folder, 'data') },
      })
      if (!postgres) return onPglite
      const databaseUrl = await createDatabase(postgres.socketFolder)
      const onPostgres = await stream('PostgreSQL', 500, {
        settings: { DATABASE_URL: databaseUrl },
        database: { databaseUrl },
      })
      return [...onPglite, ...onPostgres]
    } finally {
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

interface Place {
  readonly settings: Readonly<Record<string, string>>
  readonly database: Parameters<typeof openDatabase>[0]
}

async function stream(engine: string, eventsPerSecond: number, place: Place): Promise<readonly Result[]> {
  const site = await startSite({ ...place.settings, TRUST_PROXY: '127.0.0.0/8,::1' })
  const batches = (eventsPerSecond / batchSize) * seconds
  const latencies = await sendSteadily(site.origin, batches, (1000 * batchSize) / eventsPerSecond).finally(
    () => site.stop(),
  )
  const stored = await countStored(place.database)
  if (stored !== batches * batchSize)
    throw new Error(`Of ${batches * batchSize} events ${stored} were stored.`)
  return [
    { name: `events, ${engine}`, value: eventsPerSecond, unit: `events/s for ${seconds} s, none lost` },
    { name: `half of the batches within, ${engine}`, value: percentile(latencies, 0.5), unit: 'ms' },
    { name: `99 % of the batches within, ${engine}`, value: percentile(latencies, 0.99), unit: 'ms' },
  ]
}

/** Sends at fixed times, however long answers take. Latencies are counted from the time a batch was due. */
async function sendSteadily(origin: string, batches: number, interval: number): Promise<readonly number[]> {
  const begun = performance.now()
  const answers = Array.from({ length: batches }, async (_, index) => {
    const due = begun + index * interval
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())))
    await sendBatch(origin, index)
    return performance.now() - due
  })
  return Promise.all(answers)
}

/** From five hundred networks in turn, each within the limit of a network per minute. */
async function sendBatch(origin: string, index: number): Promise<void> {
  const { status } = await fetch(origin + eventsCall, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${index % 4}.${index % 250}`,
      ...consentingHeaders(),
    },
    body: JSON.stringify(Array.from({ length: batchSize }, pageView)),
    signal: AbortSignal.timeout(answerTimeMax),
  })
  if (status !== 201) throw new Error(`A batch was answered ${status}.`)
}

async function countStored(place: Place['database']): Promise<number> {
  const database = await openDatabase(place)
  try {
    const [row] = await database.transaction(query =>
      query<{ events: number }>('select count(*)::int as events from analytics_events'),
    )
    return row?.events ?? 0
  } finally {
    await database.close()
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
