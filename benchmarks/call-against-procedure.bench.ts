import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asVisitor } from '#database/calls.ts'
import { openDatabase, type Place } from '#database/connect.ts'
import type { Database } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { auditRequest, createFreeAudit } from '#database/testing/visitor.ts'
import { createDatabase, startPostgres } from '#tests/support/postgres.ts'
import { auditCall } from '../contracts/calls.ts'
import { startSite } from '../tests/support/running-site.ts'
import { type Benchmark, interleaved, type Result } from './support/benchmark.ts'
import { requestsPerSecond, requireTool } from './support/tools.ts'

const callers = 16
const seconds = 3
const rounds = 5
/** High enough for the limit never to be reached. */
const auditsPerNetworkPerDay = 1_000_000

/** What HTTP, the framework and our route cost on top of the procedure that stores a request. */
export const benchmark: Benchmark = {
  title: 'The audit procedure called through HTTP, against the same procedure called directly',
  async measure() {
    requireTool('wrk', 'wrk')
    const postgres = await startPostgres()
    const folder = mkdtempSync(join(tmpdir(), 'ibid-bench-'))
    try {
      const onPglite = await compare('PGlite', { direct: { dataFolder: join(folder, 'direct') }, site: {} })
      if (!postgres) return onPglite
      const [direct, site] = [
        await createDatabase(postgres.socketFolder),
        await createDatabase(postgres.socketFolder),
      ]
      return [
        ...onPglite,
        ...(await compare('PostgreSQL', { direct: { databaseUrl: direct }, site: { DATABASE_URL: site } })),
      ]
    } finally {
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function compare(
  engine: string,
  places: {
    direct: Place
    site: Readonly<Record<string, string>>
  },
): Promise<readonly Result[]> {
  const database = await openDatabase(places.direct)
  await migrate(database)
  const site = await startSite({
    ...places.site,
    AUDITS_PER_NETWORK_PER_DAY: String(auditsPerNetworkPerDay),
  })
  const script = writeLoad()
  try {
    await answersWell(site.origin)
    const { one, other, ratio } = await interleaved(rounds, {
      one: () => requestsPerSecond(site.origin + auditCall, { seconds, connections: callers, script }),
      other: () => directCallsPerSecond(database),
    })
    return [
      { name: `through HTTP, ${engine}`, value: one, unit: 'calls/s' },
      { name: `directly, ${engine}`, value: other, unit: 'calls/s' },
      { name: `through HTTP against directly, ${engine}`, value: ratio, unit: '', goal: '≥ 0.6' },
    ]
  } finally {
    await site.stop()
    await database.close()
    rmSync(script)
  }
}

let visitors = 0

async function directCallsPerSecond(database: Database): Promise<number> {
  let calls = 0
  const until = performance.now() + seconds * 1000
  const caller = async () => {
    while (performance.now() < until) {
      const { success, error } = await callDirectly(database)
      if (!success) throw new Error(`The procedure refused: ${error}`)
      calls += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return calls / seconds
}

/** A new visitor each time, since one e-mail address may have only two audits a day. */
function callDirectly(database: Database) {
  visitors += 1
  const parameters = { ...auditRequest, p_email: `visitor-${visitors}@visitor.example`, p_website: address }
  return asVisitor(database, query => createFreeAudit(query, parameters), {
    address: '127.0.0.1',
    audits: auditsPerNetworkPerDay,
    // As for the calls through HTTP, which send no token: both store leads in quarantine.
    suspicion: 'no-token',
  })
}

/** A private address, so that the audits that start meanwhile end at once. */
const address = 'http://10.0.0.1/'

/** A script for wrk: the same parameters, with another e-mail address in each call. */
function writeLoad(): string {
  const file = join(tmpdir(), `ibid-call-${process.pid}.lua`)
  const body = JSON.stringify({ ...auditRequest, p_email: '%s', p_website: address })
  writeFileSync(
    file,
    `wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local calls = 0
local start = os.time() .. "-" .. math.random(1, 1000000)
request = function()
  calls = calls + 1
  local body = string.format([==[${body}]==], start .. "-" .. calls .. "@visitor.example")
  return wrk.format(nil, nil, nil, body)
end
`,
  )
  return file
}

async function answersWell(origin: string): Promise<void> {
  const answer = await fetch(origin + auditCall, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...auditRequest, p_website: address }),
  })
  const { success, error } = (await answer.json()) as { success?: boolean; error?: string }
  if (!success) throw new Error(`The call is refused: ${error}`)
}
