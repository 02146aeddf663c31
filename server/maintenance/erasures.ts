import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lengthOf, retention } from '#contracts/retention.ts'
import { codeOf, type Database } from '#database/database.ts'
import { existingMails } from '#database/mails.ts'
import { type Erasure, readErasures } from '#database/maintenance/personal-data.ts'
import { deleteOldMails } from '../mail/transport.ts'

/** Completes an erasure in the database: deletes mails kept as files, and ensures that no backup restores the person. */
export async function completeErasure(database: Database, dataFolder: string): Promise<void> {
  await keepErasures(database, dataFolder)
  await deleteMailFiles(database, dataFolder)
}

/** Deletes the files of mails that are old, or whose lead is no longer there. */
function deleteMailFiles(database: Database, dataFolder: string): Promise<void> {
  return deleteOldMails(dataFolder, lengthOf(retention.mailFile), mailIds =>
    database.transaction(query => existingMails(query, mailIds)),
  )
}

/**
 * Writes the erasures that the database knows into the data folder, beside those that are there: a backup
 * that is restored has not heard of the newest.
 */
export async function keepErasures(database: Database, dataFolder: string): Promise<void> {
  const kept = await readKeptErasures(dataFolder)
  const stored = await database.transaction(readErasures)
  const known = new Map<string, Erasure>()
  for (const erasure of [...kept, ...stored].toSorted(byTime)) known.set(erasure.person, erasure)
  const text = JSON.stringify([...known.values()])
  if (text === JSON.stringify(kept)) return
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const unfinished = `${fileOf(dataFolder)}.${randomUUID()}`
  await writeFile(unfinished, text, { mode: 0o600, flush: true })
  await rename(unfinished, fileOf(dataFolder))
}

/** The erasures recorded in the data folder. */
export async function readKeptErasures(dataFolder: string): Promise<readonly Erasure[]> {
  try {
    // The file is written above.
    return JSON.parse(await readFile(fileOf(dataFolder), 'utf8')) as Erasure[]
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}

function byTime(one: Erasure, other: Erasure): number {
  return one.erasedAt < other.erasedAt ? -1 : Number(one.erasedAt > other.erasedAt)
}

function fileOf(dataFolder: string): string {
  return join(dataFolder, 'erasures.json')
}
