import { afterAll, beforeAll, beforeEach } from 'vitest'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { type SignedIn, signIn } from './desk.ts'
import { keepLoggedLines } from './logged-lines.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export const camille = 'camille@ibid.example'

/** The server that a file of tests shares, and Camille, who is signed in. */
export let server: TestServer
export let member: SignedIn

/** Starts them before the tests of a file, and empties these tables before each. */
export function shareDesk(...tables: readonly string[]): void {
  beforeAll(async () => {
    server = await startTestServer({ settings: { DESK_MEMBERS: `${camille},nora@ibid.example` } })
    member = await signIn(server, camille)
  })
  if (tables.length > 0) beforeEach(() => emptyTables(server.database, ...tables))
  afterAll(() => server.close())
  keepLoggedLines()
}
