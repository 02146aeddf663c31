import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/connect.ts'
import { makeSignInLink } from '#database/desk/members.ts'
import { migrate } from '#database/migrate.ts'
import { readEnvironment } from '#server/environment.ts'
import { runServer } from '#server/run.ts'
import { demoMembers, fillDemo } from './fill-demo.ts'

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
