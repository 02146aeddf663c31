import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lengthOf, retention } from '#contracts/retention.ts'
import { type Contents, writeBackup } from '#database/maintenance/write-backup.ts'
import type { OwnDatabase } from '#database/database.ts'
import { recordBackup } from '#database/maintenance/maintenance.ts'

const age = lengthOf(retention.backup)

/** One that was never finished, because its process was killed, holds people's words too. */
const nameOfBackup = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.jsonl\.gz(\.unfinished)?$/

/** Writes a backup in a folder, then deletes the older ones that are there and were kept long enough. */
export async function takeBackup(
  database: OwnDatabase,
  folder: string,
): Promise<{ readonly file: string; readonly contents: Contents }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const now = new Date()
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const file = join(folder, `backup-${time}Z.jsonl.gz`)
  const contents = await writeBackup(database, file)
  await database.transaction(recordBackup)
  for (const name of await readdir(folder))
    if (isOld(name, now)) await rm(join(folder, name), { force: true })
  return { file, contents }
}

function isOld(name: string, now: Date): boolean {
  const [, day, hours, minutes, seconds] = nameOfBackup.exec(name) ?? []
  return day !== undefined && now.getTime() - Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) > age
}
