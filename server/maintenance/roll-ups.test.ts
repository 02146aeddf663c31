import { expect, test } from 'vitest'
import { sharedDatabase } from '#database/testing/engines.ts'
import { startRollUps } from './roll-ups.ts'

const database = await sharedDatabase()

test('every day that is over is rolled up when the server starts', async () => {
  await database.transaction(query =>
    query(`insert into crawler_visits (agent, operator, purpose, path, status, identity, visits, visited_at)
           values ('GPTBot', 'OpenAI', 'training', '/', 200, 'claimed', 3, now() - interval '5 days')`),
  )
  const stop = startRollUps(database)
  const days = () => database.transaction(query => query('select from rolled_up_days'))
  // Within the first hour of a day, the one before is not over.
  await expect.poll(async () => (await days()).length).toBeGreaterThanOrEqual(4)
  expect(await database.transaction(query => query('select visits::integer from crawler_days'))).toEqual([
    { visits: 3 },
  ])
  stop()
})
