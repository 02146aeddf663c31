import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, type TestContext, test } from 'vitest'
import { contactFormPaths, homePaths } from '#contracts/paths.ts'
import { openDatabase, type Place } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { type Answer, ask, postForm } from '#server/testing/ask.ts'
import { createDatabase, startPostgres } from './support/postgres.ts'
import { startSite } from './support/running-site.ts'
import { mountSmallDisk, type SmallDisk } from './support/small-disk.ts'

/** Room for a database, for the log of changes that it may keep, and for what the server keeps free. */
const diskMegabytes = 400

interface Stored {
  readonly place: Place
  readonly settings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

const engines: readonly (readonly [string, (folder: string) => Promise<Stored | null>])[] = [
  ['PGlite', pglite],
  ['PostgreSQL', postgresql],
]

describe.each(engines)('on a disk with %s that is full to the last byte', (_engine, store) => {
  test('pages are served, forms come back with 503 and every word, and nothing acknowledged is lost', async context => {
    const disk = mountSmallDisk(diskMegabytes) ?? skipped(context, 'No disk can be mounted here.')
    try {
      const stored = (await store(disk.folder)) ?? skipped(context, 'There is no PostgreSQL here.')
      try {
        await fillAndFree(disk, stored)
      } finally {
        await stored.stop()
      }
    } finally {
      disk.unmount()
    }
  }, 240_000)
})

async function fillAndFree(disk: SmallDisk, { place, settings }: Stored): Promise<void> {
  const site = await startSite({ ...settings, TRUST_PROXY: '127.0.0.1,::1' })
  const acknowledged: string[] = []
  let visitors = 0
  const post = async (): Promise<Answer> => {
    visitors += 1
    const email = `visitor-${visitors}@example.org`
    const answer = await postForm(site.origin, contactFormPaths.fr, {
      values: { firstName: 'Marie', lastName: 'Dupont', email, message: `Bonjour ${visitors}` },
      headers: { 'x-forwarded-for': `192.0.2.${visitors % 250}` },
    })
    expect([303, 503]).toContain(answer.status)
    if (answer.status === 303) acknowledged.push(email)
    else expect(answer.text).toContain(`Bonjour ${visitors}`)
    return answer
  }
  const answers = (status: number) => expect.poll(async () => (await post()).status, patience).toBe(status)

  for (let index = 0; index < 5; index += 1) expect((await post()).status).toBe(303)
  disk.fill()
  // What the server knows of the disk may be a second old: these meet the full disk in the database itself.
  for (let index = 0; index < 40; index += 1) await post()
  await answers(503)
  const before = acknowledged.length
  for (let index = 0; index < 20; index += 1) {
    const refused = await post()
    expect(refused.status).toBe(503)
    expect(refused.headers['retry-after']).toBeDefined()
  }
  for (const path of [homePaths.fr, homePaths.en, contactFormPaths.en, '/llms.txt']) {
    expect((await ask(site.origin, path)).status, path).toBe(200)
  }
  expect((await ask(site.origin, '/readyz')).text).toContain('The disk is nearly full: 0 MB are free.')

  disk.free()
  await answers(303)
  for (let index = 0; index < 5; index += 1) expect((await post()).status).toBe(303)
  expect(acknowledged.length).toBeGreaterThan(before)
  expect(await site.stop(), site.output()).toBe(0)
  expect(await missingIn(place, acknowledged)).toEqual([])
  console.log(`${visitors} forms: ${acknowledged.length} acknowledged, and there.`)
}

/** The server looks at its disk once a second. */
const patience = { timeout: 60_000 }

async function missingIn(place: Place, emails: readonly string[]): Promise<readonly string[]> {
  const database = await openDatabase(place)
  const rows = await database.transaction(query => query<{ email: string }>('select email from leads'))
  await database.close()
  const found = new Set(rows.map(({ email }) => email))
  return emails.filter(email => !found.has(email))
}

async function pglite(folder: string): Promise<Stored> {
  const dataFolder = join(folder, 'data')
  await makeDataFolder(dataFolder)
  return { place: { dataFolder }, settings: { DATA_DIR: dataFolder }, stop: async () => {} }
}

async function postgresql(folder: string): Promise<Stored | null> {
  const server = await startPostgres(folder)
  if (!server) return null
  const databaseUrl = await createDatabase(server.socketFolder)
  const database = await openDatabase({ databaseUrl })
  await migrate(database)
  await database.close()
  const dataFolder = join(folder, 'data')
  mkdirSync(dataFolder)
  return {
    place: { databaseUrl },
    settings: { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder },
    stop: () => server.stop(),
  }
}

function skipped(context: TestContext, reason: string): never {
  return context.skip(reason)
}
