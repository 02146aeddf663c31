import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readFormTokenSecret } from '#database/form-token-secret.ts'
import { issueWatchKey } from '#server/forms/form-token.ts'
import { ownProcess } from '#audit/testing/own-process.ts'
import { finishAudit, startAudit } from '#database/audits.ts'
import { openDatabase } from '#database/connect.ts'
import type { Database } from '#database/database.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { connectionLimits } from '#server/connections/server-options.ts'
import { ask, postForm } from '#server/testing/ask.ts'
import { keepRoutes } from '#server/testing/registered-routes.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { requestReport } from '#tests/support/posted-forms.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { contactPath, type Known, procedures, type Request, requestsAtAny, send, tables } from './requests.ts'
import { patience, runs } from './runs.ts'

const build = join(import.meta.dirname, '../../dist')
const folder = mkdtempSync(join(tmpdir(), 'ibid-fuzz-'))

const routes = keepRoutes()
let database: Database
let server: TestServer
let known: Known
let largestFile: number
const written: string[] = []

beforeAll(async () => {
  await makeDataFolder(folder)
  database = await openDatabase({ dataFolder: folder })
  server = await startTestServer({
    database,
    buildFolder: build,
    settings: {
      TRUST_PROXY: '127.0.0.1',
      AUDITS_PER_NETWORK_PER_DAY: '1000',
      DATA_DIR: folder,
    },
    freeSpace: async () => 1e12,
    // How long the server waits for a body that never arrives.
    limits: { ...connectionLimits, headTime: 1_000, requestTime: 1_000, checkInterval: 100 },
  })
  const files = globSync('**/*', { cwd: join(build, 'client'), withFileTypes: true }).filter(file =>
    file.isFile(),
  )
  const paths = files.map(file => join(file.parentPath, file.name))
  largestFile = Math.max(...paths.map(path => statSync(path).size))
  known = await beKnown(paths.map(path => encodeURI(path.slice(join(build, 'client/').length))))
}, patience)
afterAll(async () => {
  await server.close()
  await database.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  written.length = 0
  vi.spyOn(process.stderr, 'write').mockImplementation(line => written.push(String(line)) > 0)
})

/** In milliseconds: longer than a request may take to arrive and a page to be drawn, which the server ends itself. */
const deadline = 20_000

test('every call that the database grants to visitors is tried with valid parameters', async () => {
  const granted = await database.transaction(query =>
    query<{ name: string }>(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
       union all
       select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and has_any_column_privilege('anon', oid, 'insert')`,
    ),
  )
  const tried = [...Object.keys(procedures), ...Object.keys(tables)]
  expect(granted.map(({ name }) => name).sort()).toEqual(tried.sort())
})

test(
  'every route answers anything in time, with a bounded answer, its security headers, and never with 5xx',
  async () => {
    const statuses = new Map<string, number>()
    expect(routes.length).toBeGreaterThan(60)
    await fc.assert(
      fc.asyncProperty(requestsAtAny(routes, known), async request => {
        const status = await answered(request)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }),
      runs(400, 0.8),
    )
    console.log(
      `${routes.length} routes: ${[...statuses].toSorted().map(([status, times]) => `${times} × ${status}`)}.`,
    )
  },
  patience,
)

test(
  'requests leave nothing behind in memory',
  async () => {
    const some = (seed: number) =>
      fc.assert(
        fc.asyncProperty(requestsAtAny(routes, known), async request => {
          await answered(request)
        }),
        { seed, numRuns: 100 },
      )
    await some(1)
    const before = ownProcess.liveBytes()
    await some(2)
    await some(3)
    expect(ownProcess.liveBytes() - before).toBeLessThan(15_000_000)
  },
  patience,
)

/** Returns the status, after checking what every answer must satisfy. */
async function answered(request: Request): Promise<string> {
  written.length = 0
  const { status, head, body, bytes } = await send(server.origin, request, deadline)
  // Failures on our side are in the log, whatever was answered.
  expect(written.filter(line => line.includes('"level":"error"') || /"status":5\d\d/.test(line))).toEqual([])
  expect(bytes).toBeLessThan(largestFile + 1_000_000)
  if (status === null) return 'closed'
  expect(status).toBeLessThan(500)
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
  if (status >= 400) expect(body).not.toMatch(/node_modules|\.ts:\d+|\bat async\b/)
  return String(status)
}

/** What visitors know who requested audits, sent a message and read the pages. */
async function beKnown(files: readonly string[]): Promise<Known> {
  const asked = await Promise.all(['one', 'two'].map(requestAudit))
  const [completed = { id: '', ownerKey: '' }, queued = completed] = asked
  await database.transaction(async query => {
    await startAudit(query, completed.id)
    await finishAudit(query, completed.id, completeReport)
  })
  const values = { firstName: 'Marie', lastName: 'Dupont', email: 'm@example.org', message: 'Bonjour' }
  const sent = await postForm(server.origin, contactPath, { values })
  const [watcher] = await database.transaction(query =>
    query<{ id: string }>(
      `insert into watchers (email, language, audit_id) values ('nora@example.org', 'fr', $1) returning id::text`,
      [completed.id],
    ),
  )
  const secret = await database.transaction(readFormTokenSecret)
  const { token } = JSON.parse((await ask(server.origin, '/form-token')).text)
  return {
    audits: [completed.id, queued.id],
    ownerKey: queued.ownerKey,
    proof: new URL(String(sent.headers.location), server.origin).searchParams.get('received') ?? '',
    watchKey: issueWatchKey(secret, watcher?.id ?? ''),
    token,
    files,
  }
}

async function requestAudit(name: string): Promise<{ readonly id: string; readonly ownerKey: string }> {
  const values = { url: `https://${name}-atelier.fr`, email: `${name}@example.org` }
  // On a busy machine, even this request may be later than the short limits of this server allow.
  const { pathname, searchParams } = await vi.waitFor(
    () => requestReport(server.origin, 'en', values),
    patience,
  )
  return { id: pathname.split('/').at(-1) ?? '', ownerKey: searchParams.get('owner') ?? '' }
}
