import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInMemory } from '#database/testing/templates.ts'
import { ask } from '../testing/ask.ts'
import { type FallibleDatabase, fallible } from '../testing/fallible-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let database: FallibleDatabase
let isStopping = false
beforeAll(async () => {
  database = fallible(await openInMemory())
  server = await startTestServer({ database, isStopping: () => isStopping })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

async function health(path: string): Promise<readonly [number, string]> {
  const { status, text } = await ask(server.origin, path)
  return [status, JSON.parse(text).status]
}

test('a server whose database answers is ready for visitors', async () => {
  expect(await health('/readyz')).toEqual([200, 'ready'])
})

test('without its database a server is alive but not ready', async () => {
  database.error = new Error('Connection terminated')
  expect(await health('/readyz')).toEqual([503, 'database does not answer'])
  expect(await health('/livez')).toEqual([200, 'alive'])
  database.error = null
  expect(await health('/readyz')).toEqual([200, 'ready'])
})

test('a database that is silent counts as not answering', async () => {
  const silence = Promise.withResolvers<void>()
  const busy = database.transaction(() => silence.promise)
  expect(await health('/readyz')).toEqual([503, 'database does not answer'])
  silence.resolve()
  await busy
})

test('a server that is stopping is not ready', async () => {
  isStopping = true
  expect(await health('/readyz')).toEqual([503, 'stopping'])
})
