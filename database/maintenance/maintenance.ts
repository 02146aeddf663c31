import { answerOf } from '../answer-of.ts'
import type { Query } from '../database.ts'

export type MaintenanceTask = 'retention' | 'daily counts' | 'roll-ups'

/**
 * Whether this transaction is to do a task of the whole database for the present period: of all processes
 * that ask within it, the first. Periods follow one another from midnight UTC on; `length` is in milliseconds.
 */
export function takeMaintenance(query: Query, task: MaintenanceTask, length: number): Promise<boolean> {
  const period = new Date(Math.floor(Date.now() / length) * length)
  return answerOf(query, 'take_maintenance($1, $2)', [task, period])
}

/** Notes that a backup has been written, for the monitoring. */
export async function recordBackup(query: Query): Promise<void> {
  await query('select record_backup()')
}
