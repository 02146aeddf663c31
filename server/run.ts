import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openDatabase } from '#database/connect.ts'
import type { OwnDatabase } from '#database/database.ts'
import { setMembers } from '#database/desk/members.ts'
import { readFormTokenSecret } from '#database/form-token-secret.ts'
import { migrate } from '#database/migrate.ts'
import { createApp } from './app.ts'
import { openSiteThread } from './drawing/site-thread.ts'
import { visitorPages } from './drawing/visitor-pages.ts'
import type { Environment } from './environment.ts'
import { isHttps } from './http/headers.ts'
import { originAt } from './http/origin-at.ts'
import { limitWaiting } from './limits/limit-waiting.ts'
import { refusalsIn } from './limits/refusals.ts'
import type { Sender } from './mail/mail-content.ts'
import { openTransport } from './mail/transport.ts'
import { startDailyCounts } from './maintenance/daily-counts.ts'
import { diskSpace, watchDisk } from './maintenance/disk-space.ts'
import { followClock, startReadings } from './maintenance/each-minute.ts'
import { startRetention } from './maintenance/retention.ts'
import { startRollUps } from './maintenance/roll-ups.ts'
import type { createMetrics, Metrics } from './metrics/metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { listenForCommands } from './operator/control-socket.ts'
import {
  databaseError,
  listenError,
  refuseOtherAddress,
  refuseRoleAlone,
  refuseUnsandboxedBrowser,
} from './operator/start-error.ts'
import { readBuiltSite } from './static/built-site.ts'
import { startWorker } from './worker.ts'

export interface RunningServer {
  /** `http://localhost:4321` */
  readonly address: string
  /** Stops cleanly: gives running audits back, answers open requests, then closes the database. */
  stop(): Promise<void>
}

/**
 * Starts the server and reports progress to `say`, a sentence at a time. After a failure, everything opened
 * is closed again.
 */
export async function runServer(
  environment: Environment,
  say: (sentence: string) => void,
): Promise<RunningServer> {
  refuseRoleAlone(environment)
  refuseUnsandboxedBrowser(environment)
  await using opened = new AsyncDisposableStack()
  const site = readBuiltSite(environment.buildFolder, environment.siteUrl)
  refuseOtherAddress(site.agency, environment)
  say(`Read the built site: ${site.pages} pages, ${Math.round(site.bytes / 1000)} kB.`)
  const database = opened.adopt(await openMigrated(environment, say), database => database.close())

  await database.transaction(query => setMembers(query, environment.deskMembers))

  let isStopping = false
  let sender: Sender = { agency: site.agency, origin: site.agency.siteUrl }
  const { buildFolder, siteUrl } = environment
  const transport = openTransport(environment)
  const formSecret = await database.transaction(readFormTokenSecret)
  const thread = opened.adopt(openSiteThread({ buildFolder, https: isHttps(siteUrl) }), thread =>
    thread.close(),
  )
  const disk = diskSpace(environment.dataFolder)
  const metrics = await openMetrics(environment, { database, disk })
  const context = {
    environment,
    ...limitWaiting(database),
    disk,
    metrics,
    refusals: refusalsIn(database, metrics),
    site,
    visitorPages: visitorPages(thread, environment),
    readServices: thread.readServices,
    formSecret,
    transport,
    sender: () => sender,
    isStopping: () => isStopping,
  }
  const app = opened.adopt(createApp(context), app => app.close())
  const address = await listen(app, environment)
  if (metrics) {
    const served = await serveMetrics(metrics, environment).catch((error: unknown) => {
      throw listenError(
        error,
        { host: environment.metricsHost, port: environment.metricsPort ?? 0 },
        'METRICS_',
      )
    })
    opened.defer(served.close)
    say(`Figures for Prometheus: ${served.address}`)
  }
  sender = { agency: site.agency, origin: environment.siteUrl ?? address }
  say(
    environment.smtpUrl
      ? 'Mails go to the mail server of SMTP_URL.'
      : `Mails are files in ${join(environment.dataFolder, 'mail')}: SMTP_URL is not set.`,
  )
  // Closed after the worker, so that a command which takes long holds up nothing that would be lost.
  if (environment.role !== 'worker')
    opened.adopt(await listenForCommands({ database, environment, sender }), commands => commands.close())
  if (environment.role !== 'web')
    opened.adopt(await startWorker({ database, environment, transport, sender, formSecret }), worker =>
      worker.stop(),
    )
  if (environment.role !== 'web') {
    opened.defer(startReadings(database))
    opened.defer(followClock(database))
  }
  opened.defer(startRetention(database, environment.dataFolder, say))
  opened.defer(startDailyCounts(database, say))
  opened.defer(startRollUps(database))
  opened.defer(watchDisk(context.disk))
  opened.defer(() => {
    isStopping = true
  })

  const running = opened.move()
  return { address, stop: () => running.disposeAsync() }
}

/** Loaded only where figures are wanted. */
async function openMetrics(
  { metricsPort }: Environment,
  watched: Parameters<typeof createMetrics>[0],
): Promise<Metrics | null> {
  return metricsPort === null ? null : (await import('./metrics/metrics.ts')).createMetrics(watched)
}

async function openMigrated(environment: Environment, say: (sentence: string) => void): Promise<OwnDatabase> {
  const { databaseUrl, databasePool, dataFolder } = environment
  say(`Opening the database in ${databaseUrl ? 'PostgreSQL (DATABASE_URL)' : dataFolder}…`)
  try {
    const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder }, databasePool)
    const applied = await migrateOrClose(database)
    say(applied.length > 0 ? `Applied ${applied.length} files of its schema.` : 'Its schema is up to date.')
    return database
  } catch (error) {
    throw databaseError(error, environment)
  }
}

async function migrateOrClose(database: OwnDatabase): Promise<readonly string[]> {
  try {
    return await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Returns the address to open, on this machine where possible. */
async function listen(app: FastifyInstance, environment: Environment): Promise<string> {
  const { host, port } = environment
  await app.ready()
  await app.listen({ host, port }).catch((error: unknown) => {
    throw listenError(error, environment)
  })
  const bound = app.server.address()
  const isLocal = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
  return originAt(isLocal ? 'localhost' : host, typeof bound === 'string' ? port : (bound?.port ?? port))
}
