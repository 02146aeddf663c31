import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/connect.ts'
import type { Database, Query } from '#database/database.ts'
import { makeSignInLink, setMembers } from '#database/desk/members.ts'
import { migrate } from '#database/migrate.ts'
import { readEnvironment } from '#server/environment.ts'
import { runServer } from '#server/run.ts'
import { fillAudienceAndCrawlers } from './fill-audience-and-crawlers.ts'
import { fillLeads, members } from './fill-leads.ts'
import { fillWatchedSites } from './fill-watched-sites.ts'

export interface Demo {
  /** `http://localhost:40123` */
  readonly address: string
  /** Signs in once, within 15 minutes. */
  readonly link: string
  readonly folder: string
  /** Deletes all of it. */
  stop(): Promise<void>
}

/**
 * Serves the built site on a free port, with a desk full of invented data in a folder of its own. Of the settings
 * only those of the build count: the demonstration touches no other database and sends no mail.
 */
export async function openDemo(
  { BUILD_DIR, SITE_URL }: NodeJS.ProcessEnv,
  say: (sentence: string) => void,
): Promise<Demo> {
  await using opened = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'ibid-demo-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  // Inside, since the lock of a data folder lies beside it.
  const dataFolder = join(folder, 'data')
  say('Making up an agency…')
  const link = await fillFolder(dataFolder)
  const settings = { BUILD_DIR, SITE_URL, PORT: '0', DATA_DIR: dataFolder, DESK_MEMBERS: demoMembers.join() }
  const server = opened.adopt(await runServer(readEnvironment(settings), say), server => server.stop())
  const running = opened.move()
  return { address: server.address, link, folder, stop: () => running.disposeAsync() }
}

/** Returns what a link holds that signs the first member in. */
async function fillFolder(dataFolder: string): Promise<string> {
  const database = await openDatabase({ dataFolder })
  try {
    await migrate(database)
    await fillDemo(database, new Date())
    const made = await database.transaction(query => makeSignInLink(query, demoMembers[0] ?? null))
    if (!made) throw new Error('The demonstration has no member.')
    return made.link
  } finally {
    await database.close()
  }
}

/** Who may sign in to the desk of the demonstration; the first one is let in by its link. */
const demoMembers: readonly string[] = Object.values(members)

/**
 * Fills an empty database with what an invented agency would see at its desk. The same at each call, but for the
 * time. No mail waits to be sent and no audit to be run.
 */
export async function fillDemo(database: Database, now: Date): Promise<void> {
  await database.transaction(async query => {
    const [stored] = await query<{ is_empty: boolean }>(
      'select not exists (select from leads) and not exists (select from members) as is_empty',
    )
    if (!stored?.is_empty) throw new Error('The demonstration fills no database that has data already.')
    await setMembers(query, demoMembers)
    await fillLeads(query, now)
    await fillWatchedSites(query, now)
    await fillAudienceAndCrawlers(query, now)
    await contradictOne(query)
  })
}

/** A reader of the newest report says that its first finding is wrong. */
async function contradictOne(query: Query): Promise<void> {
  await query(
    `insert into contradictions (audit_id, check_id, words)
     select id, report #>> '{findings,0,check}', $1 from audits
     where status = 'completed' and lead_id is not null order by requested_at desc, id limit 1`,
    ['This page is kept out on purpose: it lists spare parts.'],
  )
}
