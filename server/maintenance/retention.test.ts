import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { emptyTables } from '#database/testing/empty-tables.ts'
import { sharedDatabase } from '#database/testing/engines.ts'
import { auditRequest, contact, createFreeAudit, createLead } from '#database/testing/visitor.ts'
import { startRetention } from './retention.ts'

const database = await sharedDatabase()
beforeEach(() => emptyTables(database, 'maintenance'))

test('mails kept as files are deleted after 30 days, or with their lead', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-mails-'))
  mkdirSync(join(folder, 'mail'))
  await database.transaction(query => createLead(query, contact))
  const [kept, old] = await database.transaction(query => query<{ id: string }>('select id::text from mails'))
  const nameOf = (id: string | undefined) => `2026-11-21T10-00-00-notice-${id}.eml`
  const names = [nameOf(kept?.id), nameOf(old?.id), nameOf(randomUUID()), 'a-note-of-somebody.txt']
  for (const name of names) writeFileSync(join(folder, 'mail', name), '')
  const longAgo = Date.now() / 1_000 - 31 * 24 * 60 * 60
  utimesSync(join(folder, 'mail', nameOf(old?.id)), longAgo, longAgo)

  const stop = startRetention(database, folder, () => {})
  await expect
    .poll(() => readdirSync(join(folder, 'mail')).toSorted())
    .toEqual([nameOf(kept?.id), 'a-note-of-somebody.txt'])
  await stop()
  await emptyTables(database, 'leads')
  rmSync(folder, { recursive: true })
})

test('everything past its time is deleted when the server starts, and nothing else', async () => {
  const requests = ['old@example.org', 'new@example.org'].map(p_email => ({ ...auditRequest, p_email }))
  for (const request of requests) await database.transaction(query => createFreeAudit(query, request))
  await database.transaction(query =>
    query(`update audits set kept_until = now() from leads where leads.id = lead_id and email like 'old%'`),
  )
  const said: string[] = []
  const stop = startRetention(database, '/nowhere', sentence => said.push(sentence))
  const kept = () =>
    database.transaction(query => query('select email from audits join leads on leads.id = lead_id'))
  await expect.poll(kept).toEqual([{ email: 'new@example.org' }])
  await expect.poll(() => said).toEqual(['Deleted what had expired: 1 audits.'])
  await stop()
})
