import { rmSync } from 'node:fs'
import type { SendMailOptions } from 'nodemailer'
import { afterAll } from 'vitest'
import type { Database } from '#database/database.ts'
import { setMembers } from '#database/desk/members.ts'
import { readFormTokenSecret } from '#database/form-token-secret.ts'
import { openInMemory } from '#database/testing/templates.ts'
import { createApp } from '../app.ts'
import type { connectionLimits } from '../connections/server-options.ts'
import type { ServerContext } from '../context.ts'
import { openSiteThread } from '../drawing/site-thread.ts'
import { visitorPages } from '../drawing/visitor-pages.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { isHttps } from '../http/headers.ts'
import { limitWaiting } from '../limits/limit-waiting.ts'
import { refusalsIn } from '../limits/refusals.ts'
import type { MailTransport } from '../mail/transport.ts'
import { diskSpace } from '../maintenance/disk-space.ts'
import { createMetrics, type Metrics } from '../metrics/metrics.ts'
import { readBuiltSite } from '../static/built-site.ts'
import { madeUpBuild } from './made-up-build.ts'

/**
 * A server on a free port, with a made-up build and a database of its own unless it is given others. No
 * worker takes its jobs.
 */
export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  readonly environment: Environment
  readonly database: Database
  /** What was sent at once, without the queue. */
  readonly sent: readonly SendMailOptions[]
  readonly metrics: Metrics | null
  /** What one statement answers. */
  rows(sql: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
  close(): Promise<void>
}

export interface TestServerOptions {
  readonly settings?: Readonly<Record<string, string>>
  /** A database with the schema applied; by default a new one in memory. It is not closed. */
  readonly database?: Database
  /** By default a made-up build. */
  readonly buildFolder?: string
  /** Takes what is sent at once; by default it is kept in `sent`. */
  readonly transport?: MailTransport
  readonly isStopping?: () => boolean
  readonly limits?: typeof connectionLimits
  /** In bytes; by default that of the disk. */
  readonly freeSpace?: () => Promise<number>
  /** Whether figures are counted; by default they are not. */
  readonly metrics?: boolean
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const environment = readEnvironment({ DRAWN_PAGES_PER_NETWORK_PER_MINUTE: '100000', ...options.settings })
  const database = options.database ?? (await openInMemory())
  const build = options.buildFolder ?? madeUpBuild()
  const thread = openSiteThread({ buildFolder: build, https: isHttps(environment.siteUrl) })
  await database.transaction(query => setMembers(query, environment.deskMembers))
  const site = readBuiltSite(build, environment.siteUrl)
  const sent: SendMailOptions[] = []
  const disk = diskSpace(environment.dataFolder, options.freeSpace)
  const metrics = options.metrics ? createMetrics({ database, disk }) : null
  const context: ServerContext = {
    environment,
    ...limitWaiting(database),
    disk,
    metrics,
    refusals: refusalsIn(database, metrics),
    site,
    visitorPages: visitorPages(thread, environment),
    readServices: thread.readServices,
    formSecret: await database.transaction(readFormTokenSecret),
    transport: options.transport ?? { send: async message => void sent.push(message) },
    sender: () => ({ agency: site.agency, origin }),
    isStopping: options.isStopping ?? (() => false),
  }
  const app = createApp(context, options.limits)
  const origin: string = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    environment,
    database,
    sent,
    metrics,
    rows: (sql, values) => database.transaction(query => query(sql, values)),
    async close() {
      await app.close()
      await thread.close()
      if (!options.database) await database.close()
      if (!options.buildFolder) rmSync(build, { recursive: true })
    },
  }
}

/** One for all tests of a file, which ends with them. */
export async function sharedServer(options?: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options)
  afterAll(() => server.close())
  return server
}
