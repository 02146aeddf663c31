import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openInMemory } from '#database/testing/templates.ts'
import { takeBackup } from './backups.ts'

test('once a backup is written, those that are older than promised go, and what was never finished of one too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const database = await openInMemory()
  onTestFinished(database.close)
  const old = ['backup-2026-01-01T03-15-00Z.jsonl.gz', 'backup-2026-01-02T03-15-00Z.jsonl.gz.unfinished']
  const kept = ['backup-2026-02-20T03-15-00Z.jsonl.gz', 'backup-2026-03-01T03-15-00Z.jsonl.gz.unfinished']
  for (const name of [...old, ...kept, 'letter.txt']) writeFileSync(join(folder, name), '')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T03:16:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  await takeBackup(database, folder)
  expect(readdirSync(folder).toSorted()).toEqual([
    ...kept,
    'backup-2026-03-01T03-16-00Z.jsonl.gz',
    'letter.txt',
  ])
})
