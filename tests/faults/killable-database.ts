import { existsSync, readFileSync, rmSync } from 'node:fs'
import { openDatabase as open, type Place } from '#database/connect.ts'
import type { Database, OwnDatabase, Query } from '#database/database.ts'

/** The database of a site that is to be killed: when the work in it comes to the point that `FAULT_FILE` names. */
export async function openDatabase(place: Place, pool?: number): Promise<OwnDatabase> {
  const database = await open(place, pool)
  return {
    ...database,
    transaction: killable(database.transaction),
    longTransaction: killable(database.longTransaction),
  }
}

function killable(transaction: Database['transaction']): Database['transaction'] {
  return async work => {
    const called: string[] = []
    const answer = await transaction(query =>
      work(async <R extends object>(...asked: Parameters<Query>) => {
        const name = /\b(\w+)\(/.exec(asked[0])?.[1] ?? ''
        dieAt(`${name} begun`)
        const rows = await query<R>(...asked)
        dieAt(`${name} called`)
        called.push(name)
        return rows
      }),
    )
    for (const name of called) dieAt(`${name} committed`)
    return answer
  }
}

export { usualPool } from '#database/connect.ts'

const file = process.env['FAULT_FILE'] ?? ''

/** Only one process dies: the first to come takes the file away. */
function dieAt(point: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== point) return
  rmSync(file)
  process.kill(process.pid, 'SIGKILL')
}
