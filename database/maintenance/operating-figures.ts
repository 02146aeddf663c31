import { answerOf } from '../answer-of.ts'
import type { Query } from '../database.ts'
import type { MaintenanceTask } from './maintenance.ts'

/** How the whole database stands, whichever process asks. Ages are in seconds, times in seconds since 1970. */
export interface OperatingFigures {
  readonly queues: Readonly<Record<string, Queued>>
  readonly mails: Readonly<Record<'waiting' | 'held' | 'given-up' | 'oldest', number>>
  /** When a task was last done; tasks that never were are left out. */
  readonly done: Readonly<Partial<Record<MaintenanceTask | 'backup', number>>>
}

interface Queued {
  readonly waiting: number
  readonly running: number
  /** The age of the oldest that waits. */
  readonly oldest: number
}

export function readOperatingFigures(query: Query): Promise<OperatingFigures> {
  return answerOf(query, 'operating_figures()')
}
