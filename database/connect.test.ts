import { describe, expect, test } from 'vitest'
import { engines, sharedDatabase } from './testing/engines.ts'

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)
  await database.transaction(query => query('create table things (name text)'))

  const count = async () => (await database.transaction(query => query('select * from things'))).length

  test('says which engine it is', () => {
    expect(database.engine).toBe(engine.name)
  })

  test('a transaction returns the result of its work, and keeps its changes', async () => {
    const answer = await database.transaction(async query => {
      await query('insert into things values ($1)', ['kept'])
      return query<{ name: string }>('select name from things')
    })
    expect(answer).toEqual([{ name: 'kept' }])
    expect(await count()).toBe(1)
  })

  test('a transaction whose work throws is rolled back', async () => {
    const before = await count()
    const undone = database.transaction(async query => {
      await query("insert into things values ('undone')")
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect(await count()).toBe(before)
  })

  test('a transaction with a failed statement is never reported as committed', async () => {
    const before = await count()
    const swallowed = database.transaction(async query => {
      await query("insert into things values ('lost')")
      await query('select 1 / 0').catch(() => {})
    })
    await expect(swallowed).rejects.toMatchObject({ code: '25P02' })
    expect(await count()).toBe(before)
  })

  test('simultaneous transactions do not see each other’s changes', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.transaction(async query => {
          await query("select set_config('site.test', $1, true)", [String(index)])
          await query('select 1')
          expect(await query("select current_setting('site.test') as test")).toEqual([
            { test: String(index) },
          ])
        }),
      ),
    )
  })

  test('an error of SQL carries its code', async () => {
    await expect(database.transaction(query => query('select * from nowhere'))).rejects.toMatchObject({
      code: '42P01',
    })
  })

  test('several statements without parameters return their rows in order', async () => {
    const rows = await database.transaction(query =>
      query('select 1 as a; set local time zone 0; select 2 as a'),
    )
    expect(rows).toEqual([{ a: 1 }, { a: 2 }])
  })

  test.each(['NUL \0', 'half a pair éé\udc00 and the rest', '\ud800'])(
    'text that cannot be stored is never sent to the database: %j',
    async text => {
      await expect(
        database.transaction(query => query('insert into things values ($1)', [text])),
      ).rejects.toMatchObject({
        code: '22021',
      })
    },
  )

  test('a lost connection fails its transaction, but not the next one', {
    skip: engine.name === 'pglite',
  }, async () => {
    const cut = database.transaction(query => query('select pg_terminate_backend(pg_backend_pid())'))
    await expect(cut).rejects.toThrow()
    const cutBetween = database.transaction(async query => {
      const [row] = await query('select pg_backend_pid() as pid')
      await database.transaction(other => other('select pg_terminate_backend($1)', [row?.pid]))
      return query('select 1')
    })
    await expect(cutBetween).rejects.toThrow()
    expect(await database.transaction(query => query('select 1 as one'))).toEqual([{ one: 1 }])
  })
})
