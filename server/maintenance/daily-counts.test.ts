import { beforeEach, expect, test } from 'vitest'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { sharedDatabase } from '#database/testing/engines.ts'
import { startDailyCounts } from './daily-counts.ts'

const database = await sharedDatabase()
beforeEach(() => emptyTables(database, 'analytics_events', 'refusals', 'crawler_visits', 'maintenance'))

const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10)

/** What is said once the counts have been read. */
async function said(): Promise<readonly string[]> {
  const sentences: string[] = []
  const stop = startDailyCounts(database, sentence => sentences.push(sentence))
  await stop()
  return sentences
}

test('the log says each day how many events were stored, what was refused, and which crawlers came', async () => {
  await database.transaction(query =>
    query(
      `insert into analytics_events (received_at, event_type, site_id, page_path, session_id, device_type, geo_metric, properties)
       select $1::date + time '23:59' at time zone 'utc', 'page_view', 'ibid', '/', 'c0ffee', 'desktop',
         '{"page_type": "home", "content_language": "fr", "is_geo_optimized": true}', '{"timestamp": ""}'
       from generate_series(1, 3)`,
      [yesterday],
    ),
  )
  await database.transaction(query =>
    query(
      `insert into refusals values ($1, 'no-consent', 2), ($1, 'robot', 14), ($1::date - 1, 'too-old', 5)`,
      [yesterday],
    ),
  )
  await database.transaction(query =>
    query(
      `insert into crawler_visits (agent, operator, purpose, path, status, identity, visits, visited_at)
       select agent, 'someone', 'search', '/', 200, 'claimed', visits, visited_at
       from (values ('GPTBot', 20, $1::timestamptz), ('GPTBot', 20, $1), ('ClaudeBot', 12, $1), ('CCBot', 9, now()))
         as visited (agent, visits, visited_at)`,
      [`${yesterday}T00:00:00Z`],
    ),
  )
  expect(await said()).toEqual([
    `Recorded on ${yesterday}: 3 events; refused: 14 robot, 2 no-consent; visits of crawlers: 40 GPTBot, 12 ClaudeBot.`,
  ])
})

test('nothing is logged for a day without records', async () => {
  expect(await said()).toEqual([])
})
