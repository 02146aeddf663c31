import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/support/postgres.ts'
import type { OwnDatabase, Query } from '../database.ts'
import { openPostgresql } from './postgresql.ts'

const socketFolder = inject('postgres')

test.runIf(socketFolder)(
  'a server that stands still fails a transaction in time, and its connection is not used again',
  async () => {
    const url = await createDatabase(socketFolder ?? '')
    const times = { connection: 20_000, statement: 60_000, silence: 500, idleTransaction: 60_000 }
    const database = openPostgresql(url, 1, times)
    const silent = database.transaction(query => query('select pg_sleep(60)'))
    await expect(silent).rejects.toThrow('Query read timeout')
    expect(await database.transaction(query => query('select 1 as one'))).toEqual([{ one: 1 }])
    await database.close()
  },
)

/** With two counters at 0, and time enough to wait on a busy machine. */
async function openCounters(): Promise<OwnDatabase> {
  const times = { connection: 60_000, statement: 60_000, silence: 70_000, idleTransaction: 60_000 }
  const database = openPostgresql(await createDatabase(socketFolder ?? ''), 2, times)
  onTestFinished(database.close)
  await database.transaction(query =>
    query(`create table counters (name text primary key, count integer);
      insert into counters values ('one', 0), ('two', 0)`),
  )
  return database
}

const counters = (database: OwnDatabase) =>
  database.transaction(query => query('select name, count from counters order by name'))
const add = `update counters set count = count + 1 where name = $1`

test.runIf(socketFolder)(
  'of two transactions that wait for one another, the one that the server ends is run again: both are committed, once each',
  async () => {
    const database = await openCounters()
    const bothHoldOne = Promise.withResolvers<void>()
    const oneIsCommitted = Promise.withResolvers<void>()
    let runs = 0
    const addBoth = async (first: string, second: string) => {
      await database.transaction(async query => {
        // At once, it could take what it held before the other, which waits for it, has been woken.
        if (runs === 2) await oneIsCommitted.promise
        await query(add, [first])
        runs += 1
        if (runs === 2) bothHoldOne.resolve()
        await bothHoldOne.promise
        await query(add, [second])
      })
      oneIsCommitted.resolve()
    }
    await Promise.all([addBoth('one', 'two'), addBoth('two', 'one')])
    expect(runs).toBe(3)
    expect(await counters(database)).toEqual([
      { name: 'one', count: 2 },
      { name: 'two', count: 2 },
    ])
  },
)

test.runIf(socketFolder)('a transaction that another gets ahead of is run three times at most', async () => {
  const database = await openCounters()
  let runs = 0
  const isOutrun = (times: number) =>
    database.transaction(async query => {
      runs += 1
      await query('set transaction isolation level repeatable read')
      await query('select from counters')
      if (runs <= times) await database.transaction(other => other(add, ['one']))
      await query(add, ['one'])
    })
  await isOutrun(2)
  expect(runs).toBe(3)
  runs = 0
  await expect(isOutrun(3)).rejects.toMatchObject({ code: '40001' })
  expect(runs).toBe(3)
  expect(await counters(database)).toMatchObject([{ count: 6 }, { count: 0 }])
})

// `server/http/status-of-error.ts` knows this sentence: pg gives the error no code.
test.runIf(socketFolder)(
  'a transaction whose connection ends between two queries fails, and the next has another connection',
  async () => {
    const database = await openCounters()
    const isCut = database.transaction(async query => {
      const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid')
      await database.transaction(other => other('select pg_terminate_backend($1, 60000)', [own?.pid]))
      // By now its end has been heard.
      await database.transaction(other => other('select 1'))
      await query('select 1')
    })
    await expect(isCut).rejects.toThrow('Client has encountered a connection error and is not queryable')
    expect(await database.transaction(query => query('select 1 as one'))).toEqual([{ one: 1 }])
  },
)

test.runIf(socketFolder)('only a long transaction outlasts the limits of time', async () => {
  const url = await createDatabase(socketFolder ?? '')
  const times = { connection: 60_000, statement: 100, silence: 60_000, idleTransaction: 60_000 }
  const database = openPostgresql(url, 1, times)
  onTestFinished(database.close)
  const slow = (query: Query) => query('select pg_sleep(0.5)')
  await expect(database.transaction(slow)).rejects.toMatchObject({ code: '57014' })
  expect(await database.longTransaction(slow)).toHaveLength(1)
  const silent = openPostgresql(url, 1, { ...times, statement: 60_000, silence: 100 })
  onTestFinished(silent.close)
  expect(await silent.longTransaction(slow)).toHaveLength(1)
})
