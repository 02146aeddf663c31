import { answerOf } from '../answer-of.ts'
import type { Query } from '../database.ts'

/** Adds up the first day that is over and was not yet added up; null when there is none. */
export function rollUpNextDay(query: Query): Promise<string | null> {
  return answerOf(query, 'roll_up_next_day()::text')
}
