import fs from 'node:fs'
import { mkdir, realpath } from 'node:fs/promises'
import { setImmediate as otherEvents } from 'node:timers/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { Database, OwnDatabase, Query } from '../database.ts'
import { refuseUnstorable } from '../storable-text.ts'
import { lockDataFolder } from './data-folder-lock.ts'

/**
 * PGlite runs without the background processes of PostgreSQL: nothing ever checkpoints or vacuums.
 * Measured without checkpoints: 2.4 GB of inserts left a 2.7 GB log, and 9.4 s of recovery.
 * A checkpoint takes about 8 ms when little has changed, so once a minute costs nothing.
 */
const checkpointInterval = 60_000
/** Deleted rows of the queue accumulate slowly; a vacuum blocks all queries while it runs. */
const vacuumInterval = 6 * 60 * 60_000

/** `-F` turns fsync off, and PGlite starts with it. The log of changes is cut back to 64 MB. */
const startParams = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'max_wal_size=64MB'],
]

/**
 * Opens PGlite in a folder, which is created with its parents if necessary. A commit is on the disk when it
 * resolves.
 *
 * @throws DatabaseError `DATA_FOLDER_IN_USE` when another living process holds the folder.
 */
export async function openPglite(dataFolder: string): Promise<OwnDatabase> {
  // Other accounts of the machine may not read what visitors wrote.
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  return openFolder(await realpath(dataFolder))
}

async function openFolder(folder: string): Promise<OwnDatabase> {
  const unlock = lockDataFolder(folder)
  try {
    const lite = await PGlite.create({ fs: new DurableFiles(folder), startParams })
    const timers = [
      repeat(checkpointInterval, () => lite.exec('checkpoint')),
      repeat(vacuumInterval, () => lite.exec('vacuum (analyze)')),
    ]
    const close = () => {
      timers.forEach(clearInterval)
      return lite.close().finally(unlock)
    }
    return { ...databaseOf(lite), close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The timers never keep a process alive, and a failure of theirs (a full disk) never ends it. */
function repeat(interval: number, upkeep: () => Promise<unknown>): NodeJS.Timeout {
  return setInterval(() => upkeep().catch((error: Error) => process.emitWarning(error)), interval).unref()
}

/**
 * Everything goes through `lite.transaction`, which makes all other queries wait: a query outside of it
 * would run inside whatever transaction is open, with its role.
 *
 * Nothing in PGlite waits for an event, so all transactions that wait would run in one turn of the event loop, and
 * Node takes one new connection a turn: with 300 clients at once some were not even heard for 20 seconds.
 */
export function databaseOf(lite: PGlite): OwnDatabase {
  const transaction: Database['transaction'] = work =>
    lite.transaction(async transaction => {
      await otherEvents()
      return work(queryOf(transaction))
    })
  // No statement has a limit of time here.
  return { engine: 'pglite', transaction, longTransaction: transaction, close: () => lite.close() }
}

function queryOf(transaction: Transaction): Query {
  return async <R extends object>(sql: string, parameters?: readonly unknown[]): Promise<R[]> => {
    if (parameters) {
      refuseUnstorable(parameters)
      return (await transaction.query<R>(sql, [...parameters])).rows
    }
    const results = await transaction.exec(sql)
    // `exec` is not generic: the caller names the type of its rows, as everywhere.
    return results.flatMap(result => result.rows as R[])
  }
}

/**
 * A folder whose files are synced to disk when PostgreSQL asks for it.
 *
 * In PGlite 0.5.16 PostgreSQL's fsync does nothing: its file system lacks the operation, so `fsync = on`
 * alone changes nothing (seen by strace: 1,386 writes, no fsync). With the operation added there is one
 * fsync for each commit, at 0.73 of the rate. Directory entries are still not synced: this protects well
 * against a power cut, and a PostgreSQL server better.
 */
class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

type Module = Parameters<
  NonNullable<Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']['preRun']>[number]
>[0]

function addFsync(module: Module): void {
  module.NODEFS.stream_ops.fsync = (stream: { readonly nfd?: number }) => {
    if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd)
    return 0
  }
}
