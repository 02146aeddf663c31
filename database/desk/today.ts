import type { Today } from '#contracts/desk.ts'
import { answerOf } from '../answer-of.ts'
import type { Query } from '../database.ts'

export function readToday(query: Query): Promise<Today> {
  return answerOf(query, 'read_today()')
}

/** False when the mail was not given up. */
export function retryMail(query: Query, mailId: string): Promise<boolean> {
  return answerOf(query, 'retry_mail($1)', [mailId])
}

/** False when no reader said this. */
export function handleContradiction(query: Query, id: string, isHandled: boolean): Promise<boolean> {
  return answerOf(query, 'handle_contradiction($1, $2)', [id, isHandled])
}

/** Sends the mails that are held past the limit of a day, and says how many. */
export function sendHeldMails(query: Query): Promise<number> {
  return answerOf(query, 'send_held_mails()')
}
