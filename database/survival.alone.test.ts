import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readAudit, startAudit } from './audits.ts'
import { asVisitor } from './calls.ts'
import { openDatabase, type Place } from './connect.ts'
import { migrate } from './migrate.ts'
import { type AuditJob, runAuditQueue, startQueue } from './queue.ts'
import { engines } from './testing/engines.ts'
import { auditRequest, createFreeAudit } from './testing/visitor.ts'

/** Each of these starts several processes: seconds, or a minute where eight others wait for each core. */
const patience = 180_000

const children: ChildProcess[] = []
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill))
  vi.useRealTimers()
})

function start(program: string, place: Place): ChildProcess {
  const child = spawn(process.execPath, [
    join(import.meta.dirname, 'testing', program),
    JSON.stringify(place),
  ])
  children.push(child)
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Lets the program run until it has printed so many lines, kills it, and answers all it had printed. */
async function killAfter(child: ChildProcess, count: number): Promise<readonly string[]> {
  const lines: string[] = []
  const output = createInterface(child.stdout ?? process.stdin)
  // Its last words may be read before it is gone, and its data folder is free once it is.
  const ended = Promise.all([once(output, 'close'), once(child, 'exit')])
  output.on('line', line => {
    lines.push(line)
    if (lines.length === count) child.kill('SIGKILL')
  })
  await ended
  return lines
}

/** What the program comes to: it opens the database, or ends and says why. */
async function outcomeOf(child: ChildProcess): Promise<string> {
  let complaint = ''
  child.stderr?.on('data', data => {
    complaint += data
  })
  const opened = once(createInterface(child.stdout ?? process.stdin), 'line').then(([line]) => String(line))
  const ended = once(child, 'close').then(([code]) => `ended with ${code}: ${complaint}`)
  return Promise.race([opened, ended])
}

describe.each(engines)('on $name', { timeout: patience }, engine => {
  let place: Place
  beforeAll(async () => {
    place = await engine.place()
  })

  test('everything acknowledged survives kill -9 at any moment', async () => {
    const acknowledged: string[] = []
    for (const count of [2, 40, 150]) {
      const [opened, ...ids] = await killAfter(start('write-leads.ts', place), count)
      expect(opened).toBe('opened')
      acknowledged.push(...ids)
    }

    const database = await openDatabase(place)
    const stored = await database.transaction(query => query<{ id: string }>('select id from leads'))
    await database.close()
    expect(acknowledged.length).toBeGreaterThanOrEqual(1 + 39 + 149)
    const ids = new Set(stored.map(row => row.id))
    expect(acknowledged.filter(id => !ids.has(id))).toEqual([])
  })

  test('the audit of a killed worker is run again', async () => {
    const before = await openDatabase(place)
    const { audit_id: auditId } = await asVisitor(before, query => createFreeAudit(query, auditRequest))
    await before.close()

    expect(await killAfter(start('hang-on-audit.ts', place), 1)).toEqual(['running'])

    const database = await openDatabase(place)
    const queue = await startQueue(database)
    expect(await queue.fetch(runAuditQueue)).toEqual([])
    // The half minute without a heartbeat, and the delay before the job is tried again.
    await database.transaction(query =>
      query("update pgboss.job set heartbeat_on = heartbeat_on - interval '31 seconds'"),
    )
    await queue.supervise(runAuditQueue)
    await database.transaction(query => query('update pgboss.job set start_after = now()'))

    expect(await queue.fetch<AuditJob>(runAuditQueue)).toMatchObject([{ data: { auditId }, retryCount: 1 }])
    expect(await database.transaction(query => startAudit(query, auditId ?? ''))).not.toBeNull()
    expect(await database.transaction(query => readAudit(query, auditId ?? ''))).toMatchObject({
      status: 'running',
    })
    await queue.stop({ graceful: false })
    await database.close()
  })
})

describe('a data folder', { timeout: patience }, () => {
  let dataFolder: string
  beforeAll(async () => {
    const place = await engines[0]?.emptyPlace()
    dataFolder = join(place && 'dataFolder' in place ? place.dataFolder : '', 'deep', 'down')
  })

  test('is created with its parents, accessible to its owner only, and opened by one process at a time', async () => {
    const database = await openDatabase({ dataFolder })
    expect(fs.statSync(dataFolder).mode & 0o777).toBe(0o700)
    await migrate(database)
    await expect(openDatabase({ dataFolder })).rejects.toMatchObject({ code: 'DATA_FOLDER_IN_USE' })
    const refused = await outcomeOf(start('write-leads.ts', { dataFolder }))
    expect(refused).toMatch(/^ended with 1: /)
    expect(refused).toContain("code: 'DATA_FOLDER_IN_USE'")
    expect(refused).toContain(`is in use by process ${process.pid}. Only one process may open it`)
    await database.close()
    expect(await outcomeOf(start('write-leads.ts', { dataFolder }))).toBe('opened')
  })

  test('is never opened by two of several processes that start together', async () => {
    const rivals = [1, 2, 3].map(() => start('write-leads.ts', { dataFolder }))
    const outcomes = await Promise.all(rivals.map(outcomeOf))
    const refused = outcomes.filter(outcome => outcome.includes('DATA_FOLDER_IN_USE'))
    expect(refused.length).toBeGreaterThanOrEqual(2)
    expect(outcomes.filter(outcome => outcome === 'opened')).toHaveLength(3 - refused.length)
  })

  test('has each commit on disk before it is acknowledged', async () => {
    const database = await openDatabase({ dataFolder })
    await database.transaction(query => query('create table things (name text)'))
    const fsync = vi.spyOn(fs, 'fsyncSync')
    for (let commit = 1; commit <= 5; commit++) {
      await database.transaction(query => query("insert into things values ('kept')"))
      expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(commit)
    }
    fsync.mockRestore()
    await database.close()
  })

  test('is checkpointed and vacuumed automatically', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const database = await openDatabase({ dataFolder })
    const state = () =>
      database.transaction(query =>
        query(`select (select reltuples from pg_class where relname = 'many') as counted,
                      (select redo_lsn::text from pg_control_checkpoint()) as checkpoint`),
      )
    await database.transaction(query => query('create table many as select generate_series(1, 1000)'))
    const [before] = await state()
    vi.advanceTimersByTime(6 * 60 * 60_000)
    const [after] = await state()
    expect(before?.counted).toBe(-1)
    expect(after?.counted).toBe(1000)
    expect(after?.checkpoint).not.toBe(before?.checkpoint)
    await database.close()
  })
})
