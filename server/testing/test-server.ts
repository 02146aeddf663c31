import { rmSync } from 'node:fs'
import type { Database } from '#database/database.ts'
import { readFormTokenSecret } from '#database/form-token-secret.ts'
import { openInMemory } from '#database/testing/templates.ts'
import { createApp } from '../app.ts'
import { diskSpace } from '../disk-space.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import type { House } from '../house.ts'
import { readBuiltSite } from '../http/built-site.ts'
import type { connectionLimits } from '../http/server-options.ts'
import { visitorPages } from '../http/visitor-pages.ts'
import { limitWaiting } from '../limit-waiting.ts'
import { builtSiteModule } from '../site-module.ts'
import { madeUpBuild } from './made-up-build.ts'

/** The server on a free port, with a made-up build and a database of its own; no worker takes its jobs. */
export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  readonly environment: Environment
  readonly database: Database
  close(): Promise<void>
}

export interface TestServerOptions {
  readonly settings?: Readonly<Record<string, string>>
  /** A database with the schema applied; by default a new one in memory. It is not closed. */
  readonly database?: Database
  readonly isStopping?: () => boolean
  readonly limits?: typeof connectionLimits
  /** What the disk has left, in bytes; by default what it has. */
  readonly freeSpace?: () => Promise<number>
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const environment = readEnvironment(options.settings ?? {})
  const database = options.database ?? (await openInMemory())
  const build = madeUpBuild()
  const { render, readServices } = builtSiteModule(build)
  const house: House = {
    environment,
    database: limitWaiting(database),
    disk: diskSpace(environment.dataFolder, options.freeSpace),
    site: readBuiltSite(build, environment.siteUrl),
    sendVisitorPage: visitorPages(render, environment.siteUrl),
    readServices,
    formSecret: await database.transaction(readFormTokenSecret),
    isStopping: options.isStopping ?? (() => false),
  }
  const app = createApp(house, options.limits)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    environment,
    database,
    async close() {
      await app.close()
      if (!options.database) await database.close()
      rmSync(build, { recursive: true })
    },
  }
}
