import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { eventsPerRequest } from '#contracts/analytics-event.ts'
import { openDatabase, type Place } from '#database/connect.ts'
import { limits } from '#server/limits/limits.ts'
import { buildSite } from '../../bin/build.ts'
import { createDatabase, startPostgres } from '../support/postgres.ts'
import { type RunningSite, settingsOf, startSite } from '../support/running-site.ts'
import { type Exchange, eventShare, exchange, kinds, sendAtOnce, sendSteadily } from './mix.ts'

/**
 * `npm run test:load`: what visitors do, on this machine alone: at a steady rate, then as much as three hundred clients
 * can send, and how soon all is well after that. `-- --seconds 600` lasts longer, `--engine pglite` is one engine,
 * `--soak 20` sends what a day may bring within twenty minutes instead, to both engines at once. Fails when an answer
 * is wrong, something accepted is lost, or the site needs more and more; how fast it was, and how much it refused, is
 * kept in `benchmarks/results/`, with how busy the machine was besides.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    engine: { type: 'string', default: 'pglite,postgresql' },
    soak: { type: 'string' },
  },
})

/** Requests a second: two hundred events a second on PGlite, five hundred on PostgreSQL, and the rest of the mix. */
const rates: Readonly<Record<string, number>> = { pglite: 22, postgresql: 55 }
const clientsAtOnce = 300
const secondsAtOnce = 20
/** In milliseconds. */
const recoveryMax = 10_000

const busyBefore = loadavg()[0]
buildSite(console.log)
const results: Record<string, unknown> = {}
const faults = new Set<string>()
const engines = values.engine.split(',')
if (values.soak) await Promise.all(engines.map(onEngine))
else for (const engine of engines) await onEngine(engine)
keep()
for (const fault of faults) console.error(`✗ ${fault}`)
process.exitCode = faults.size > 0 ? 1 : 0

async function onEngine(engine: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-load-'))
  const postgres = engine === 'postgresql' ? await startPostgres() : null
  if (engine === 'postgresql' && !postgres) return
  const place = postgres
    ? { databaseUrl: await createDatabase(postgres.socketFolder) }
    : { dataFolder: join(folder, 'data') }
  const site = await startSite({
    DATA_DIR: join(folder, 'data'),
    ...settingsOf(place),
    TRUST_PROXY: '127.0.0.0/8,::1',
    METRICS_PORT: '0',
    NODE_OPTIONS: ['../support/no-internet.ts', 'collect-garbage.ts']
      .map(name => `--import=${join(import.meta.dirname, name)}`)
      .join(' '),
  })
  try {
    results[engine] = values.soak ? await soak(site, { engine, place }) : await load(site, { engine, place })
  } finally {
    await site.stop()
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function load(
  site: RunningSite,
  { engine, place }: { readonly engine: string; readonly place: Place },
): Promise<object> {
  const perSecond = rates[engine] ?? 0
  const steady = await sendSteadily(site.origin, { perSecond, seconds: Number(values.seconds) })
  noteWrong(`${engine}, steady`, steady)
  const flood = await sendAtOnce(site.origin, { clients: clientsAtOnce, seconds: secondsAtOnce })
  noteWrong(`${engine}, at once`, flood)
  const recovery = await untilWell(site)
  if (recovery > recoveryMax) faults.add(`${engine}: all was well again after ${Math.round(recovery)} ms`)
  await site.stop()
  return {
    steady: { perSecond, seconds: Number(values.seconds), ...summaryOf(steady) },
    atOnce: { clients: clientsAtOnce, seconds: secondsAtOnce, ...summaryOf(flood) },
    recoveryMilliseconds: Math.round(recovery),
    ...(await countKept(engine, place, [...steady, ...flood])),
  }
}

/** A site that has too much to do may say when to come back. Any other refusal is wrong, and so is no answer. */
function noteWrong(when: string, exchanges: readonly Exchange[]): void {
  for (const { kind, status, retryAfter } of exchanges) {
    const isToComeBack = (status === 429 || status === 503) && retryAfter
    if (status === null || (status >= 400 && !isToComeBack))
      faults.add(`${when}: ${kind} was answered ${status}${retryAfter ? '' : ' without Retry-After'}`)
  }
}

/** Compares what was answered as stored with what is, once the site has ended. */
async function countKept(
  engine: string,
  place: Place,
  exchanges: readonly Exchange[],
): Promise<Record<string, { readonly accepted: number; readonly kept: number }>> {
  const database = await openDatabase(place)
  const [kept] = await database.transaction(query =>
    query<{ events: number; forms: number }>(
      `select (select count(*)::integer from analytics_events) as events,
              (select count(*)::integer from leads) as forms`,
    ),
  )
  await database.close()
  const batches = exchanges.filter(({ kind, isAccepted }) => kind === 'event' && isAccepted).length
  const counts = {
    events: { accepted: batches * eventsPerRequest, kept: kept?.events ?? 0 },
    forms: {
      accepted: exchanges.filter(({ kind, isAccepted }) => kind !== 'event' && isAccepted).length,
      kept: kept?.forms ?? 0,
    },
  }
  for (const [what, { accepted, kept }] of Object.entries(counts))
    if (kept < accepted) faults.add(`${engine}: of ${accepted} accepted ${what} ${kept} were kept`)
  return counts
}

/** Until a page and a message are answered within a second. In milliseconds. */
async function untilWell({ origin }: RunningSite): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < recoveryMax * 3) {
    const answers = await Promise.all(
      (['page', 'message'] as const).map(kind => exchange(origin, kind, performance.now())),
    )
    if (answers.every(({ status, took }) => status === 200 && took < 1_000)) break
  }
  return performance.now() - begun
}

/** As many events as a day may bring and the rest of the mix, while memory, open files and the log of changes are looked at. */
async function soak(
  site: RunningSite,
  { engine, place }: { readonly engine: string; readonly place: Place },
): Promise<object> {
  const seconds = Number(values.soak) * 60
  const batches = limits.eventsPerDay / eventsPerRequest
  const perSecond = Math.min(rates[engine] ?? 0, Math.floor(batches / seconds / eventShare))
  const looks: Look[] = []
  const timer = setInterval(() => void look(site, place).then(seen => looks.push(seen)), 10_000)
  const exchanges = await sendSteadily(site.origin, { perSecond, seconds })
  clearInterval(timer)
  noteWrong(`${engine}, soak`, exchanges)
  const growth = growthOf(looks)
  if (growth.residentMb > 10 || growth.openFiles > 10 || growth.logOfChangesMb > 64)
    faults.add(`${engine}, soak: it grew by ${JSON.stringify(growth)}`)
  await site.stop()
  const kept = await countKept(engine, place, exchanges)
  return { perSecond, seconds, ...summaryOf(exchanges), ...kept, growth, looks }
}

/** What it had in the last quarter, by the median, beyond the most that it had in the first half. */
function growthOf(looks: readonly Look[]) {
  const growth = (name: keyof Look) => {
    const seen = looks.map(look => look[name])
    const last = seen.slice(-Math.floor(seen.length / 4)).toSorted((one, other) => one - other)
    const most = Math.max(...seen.slice(0, Math.floor(seen.length / 2)))
    return (last[Math.floor(last.length / 2)] ?? Number.NaN) - most
  }
  return {
    residentMb: growth('residentMb'),
    openFiles: growth('openFiles'),
    logOfChangesMb: growth('logOfChangesMb'),
  }
}

interface Look {
  /**
   * Once its garbage is collected and its room given back. V8 keeps both for as long as it likes: one process took
   * 309 MB for ten minutes, then 206.
   */
  readonly residentMb: number
  readonly heapMb: number
  readonly openFiles: number
  /** The database's. */
  readonly logOfChangesMb: number
}

async function look(site: RunningSite, place: Place): Promise<Look> {
  process.kill(site.pid, 'SIGUSR2')
  const address = /http:\S+\/metrics/.exec(site.output())?.[0] ?? ''
  const text = await (await fetch(address)).text()
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    residentMb: Math.round(figure('process_resident_memory_bytes') / 1e6),
    heapMb: Math.round(figure('nodejs_heap_size_used_bytes') / 1e6),
    openFiles: figure('process_open_fds'),
    logOfChangesMb: Math.round((await logOfChanges(place)) / 1e6),
  }
}

/** In bytes. */
async function logOfChanges(place: Place): Promise<number> {
  if ('dataFolder' in place) {
    const folder = join(place.dataFolder, 'pg_wal')
    const names = await readdir(folder)
    const sizes = await Promise.all(names.map(async name => (await stat(join(folder, name))).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  const database = await openDatabase(place)
  const [row] = await database.transaction(query =>
    query<{ size: number }>('select sum(size)::float8 as size from pg_ls_waldir()'),
  )
  await database.close()
  return row?.size ?? Number.NaN
}

function summaryOf(exchanges: readonly Exchange[]): object {
  return Object.fromEntries(
    kinds.map(kind => {
      const ofKind = exchanges.filter(exchange => exchange.kind === kind)
      const taken = ofKind.map(({ took }) => took).sort((one, other) => one - other)
      const within = (share: number) =>
        Math.round(taken[Math.floor(share * (taken.length - 1))] ?? Number.NaN)
      const statuses = Object.groupBy(ofKind, ({ status }) => String(status))
      const counts = Object.entries(statuses).map(([status, all]) => [status, all?.length])
      return [
        kind,
        { statuses: Object.fromEntries(counts), halfWithinMs: within(0.5), '99Of100WithinMs': within(0.99) },
      ]
    }),
  )
}

function keep(): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const kept = {
    date: new Date().toISOString(),
    commit,
    machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}; the clients are on it too`,
    // Other work of the machine: with as many as it has cores, everything takes twice as long.
    loadBefore: busyBefore,
    loadAfter: loadavg()[0],
    results,
  }
  const file = join(import.meta.dirname, '../../benchmarks/results', values.soak ? 'soak.json' : 'load.json')
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
  console.log(JSON.stringify(kept, null, 2))
}
