import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, type Place } from '#database/connect.ts'
import { readFormTokenSecret } from '#database/form-token-secret.ts'
import { migrate } from '#database/migrate.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { createDatabase, type PostgresServer, startPostgres } from '../support/postgres.ts'
import { type RunningSite, settingsOf, startSite } from '../support/running-site.ts'
import type { Stored, StoredAudit, StoredLead, StoredMail } from './history.ts'

export const engineNames = ['pglite', 'postgresql'] as const
export type EngineName = (typeof engineNames)[number]

/** A site whose processes are started again whenever they end, its database and its mail server. */
export interface Scene {
  /** Takes forms. */
  readonly web: Supervised
  /** Runs jobs: the same process as `web` on PGlite. */
  readonly worker: Supervised
  /** Null on PGlite, which is in the process of the site. */
  readonly postgres: PostgresServer | null
  readonly place: Place
  /** Where the processes of the site keep theirs. */
  readonly dataFolder: string
  readonly mailServer: MailServer
  readonly formSecret: Buffer
  /** A process that comes to the point that is written here ends itself (`killable-database.ts`). */
  readonly faultFile: string
  /** Stops the processes of the site, and answers with their exit codes: each time the same. */
  stopSite(): Promise<readonly (number | null)[]>
  /** Once they are stopped. */
  stored(): Promise<Stored>
  close(): Promise<void>
}

export interface Supervised {
  /** The process that runs, or the next one. */
  site(): Promise<RunningSite>
  /** How often it has ended by itself or been killed. */
  readonly deaths: number
  /** Everything that all of them have printed. */
  output(): string
  stop(): Promise<number | null>
}

/** Null where there is no PostgreSQL to test with. */
export async function openScene(
  engine: EngineName,
  more: Readonly<Record<string, string>> = {},
): Promise<Scene | null> {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-faults-'))
  const dataFolder = join(folder, 'data')
  const faultFile = join(folder, 'fault')
  const postgres = engine === 'postgresql' ? await startPostgres() : null
  if (engine === 'postgresql' && !postgres) return null
  const place = postgres ? await migrated(postgres) : { dataFolder }
  if (postgres) mkdirSync(dataFolder)
  else await makeDataFolder(dataFolder)
  const formSecret = await secretOf(place)
  const mailServer = await startMailServer()
  const settings = {
    ...settingsOf(place),
    DATA_DIR: dataFolder,
    SMTP_URL: mailServer.url,
    SITE_URL: 'https://ibid.example',
    TRUST_PROXY: '127.0.0.1,::1',
    METRICS_PORT: '0',
    FAULT_FILE: faultFile,
    NODE_OPTIONS: ['no-internet.ts', '../faults/kill-at.ts']
      .map(name => `--import=${join(import.meta.dirname, '../support', name)}`)
      .join(' '),
    ...more,
  }
  const web = supervise({ ...settings, ROLE: postgres ? 'web' : 'all' })
  const worker = postgres ? supervise({ ...settings, ROLE: 'worker' }) : web
  const stopSite = () => Promise.all([...new Set([web, worker])].map(one => one.stop()))
  await Promise.all([web.site(), worker.site()])

  return {
    web,
    worker,
    postgres,
    place,
    dataFolder,
    mailServer,
    formSecret,
    faultFile,
    stopSite,
    stored: () => storedIn(place),
    async close() {
      await stopSite()
      await mailServer.close()
      await postgres?.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

async function migrated(postgres: PostgresServer): Promise<Place> {
  const databaseUrl = await createDatabase(postgres.socketFolder)
  const database = await openDatabase({ databaseUrl })
  await migrate(database)
  await database.close()
  return { databaseUrl }
}

async function secretOf(place: Place): Promise<Buffer> {
  const database = await openDatabase(place)
  const secret = await database.transaction(readFormTokenSecret)
  await database.close()
  return secret
}

function supervise(settings: Readonly<Record<string, string>>): Supervised {
  let isStopping = false
  let deaths = 0
  const started: RunningSite[] = []
  let current = begin()
  function begin(): Promise<RunningSite> {
    const starting = startUntilItRuns(settings)
    void starting.then(async site => {
      started.push(site)
      await site.ended
      if (isStopping) return
      deaths += 1
      current = begin()
    })
    return starting
  }
  return {
    site: () => current,
    get deaths() {
      return deaths
    },
    output: () => started.map(site => site.output()).join(''),
    async stop() {
      isStopping = true
      return (await current).stop()
    },
  }
}

/** Its database may be coming back itself, or it may be killed as it starts. */
async function startUntilItRuns(settings: Readonly<Record<string, string>>): Promise<RunningSite> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startSite(settings)
    } catch (error) {
      if (attempt === startsMax) throw error
    }
  }
}

const startsMax = 10

async function storedIn(place: Place): Promise<Stored> {
  const database = await openDatabase(place)
  const stored = await database.transaction(async query => ({
    leads: await query<StoredLead>('select id, email from leads'),
    audits: await query<StoredAudit>(
      `select email, status, attempts::integer,
         (select count(*)::integer from pgboss.job
          where data ->> 'auditId' = audits.id::text and state in ('created', 'retry', 'active')) as jobs
       from audits join leads on leads.id = lead_id`,
    ),
    mails: await query<StoredMail>(
      `select id, sent_at is not null as "isSent", held_at is not null or given_up_at is not null as "isLeft",
         (select count(*)::integer from pgboss.job
          where data ->> 'mailId' = mails.id::text and state in ('created', 'retry', 'active')) as jobs
       from mails`,
    ),
  }))
  await database.close()
  return stored
}
