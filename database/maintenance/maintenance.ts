import type { Query } from '../database.ts'

export type MaintenanceTask = 'retention' | 'daily counts' | 'roll-ups'

/**
 * Whether this transaction is to do a task of the whole database for the present period: of all processes
 * that ask within it, the first. Periods follow one another from midnight UTC on; `length` is in milliseconds.
 */
export async function takeMaintenance(query: Query, task: MaintenanceTask, length: number): Promise<boolean> {
  const period = new Date(Math.floor(Date.now() / length) * length)
  const [row] = await query<{ taken: boolean }>('select take_maintenance($1, $2) as taken', [task, period])
  return row?.taken ?? false
}

/** Notes that a backup has been written, for the monitoring. */
export async function recordBackup(query: Query): Promise<void> {
  await query('select record_backup()')
}
