import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreeAudit } from '#database/calls.ts'
import type { Database } from '#database/database.ts'
import { openInMemory } from '#database/testing/templates.ts'
import { auditRequest } from '#database/testing/visitor.ts'
import { startRetention } from './retention.ts'

let database: Database
beforeAll(async () => {
  database = await openInMemory()
})
afterAll(() => database.close())

test('what has been kept long enough is deleted when the server starts, and nothing else', async () => {
  const requests = ['old@example.org', 'new@example.org'].map(p_email => ({ ...auditRequest, p_email }))
  for (const request of requests) await database.transaction(query => createFreeAudit(query, request))
  await database.transaction(query =>
    query(`update audits set kept_until = now() from leads where leads.id = lead_id and email like 'old%'`),
  )
  const stop = startRetention(database)
  const kept = () =>
    database.transaction(query => query('select email from audits join leads on leads.id = lead_id'))
  await expect.poll(kept).toEqual([{ email: 'new@example.org' }])
  stop()
})
