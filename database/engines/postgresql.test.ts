import { expect, inject, test } from 'vitest'
import { createDatabase } from '#tests/support/postgres.ts'
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
