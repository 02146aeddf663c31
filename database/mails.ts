import type { AuditProblem, AuditReport } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import type { SiteChange } from '#contracts/watched-sites.ts'
import { answerOf } from './answer-of.ts'
import type { Query } from './database.ts'

/** A mail, with everything it may mention. Times are ISO 8601 in UTC. */
export type Mail = LeadMail | ConfirmationMail | ChangeMail

interface WrittenMail {
  readonly id: string
  readonly writtenAt: string
  /** Including this one. */
  readonly attempts: number
  /** How many mails to visitors are held, past the limit of a day. */
  readonly held: number
}

export interface LeadMail extends WrittenMail {
  /** A notice goes to the agency. A receipt goes to the person, and a report once it is ready. */
  readonly kind: 'notice' | 'receipt' | 'report' | 'answer'
  /** What a member wrote, of an answer. */
  readonly text: string | null
  readonly lead: MailedLead
  /** The requested audit; null for a lead who sent a message, or has deleted the audit. */
  readonly audit: MailedAudit | null
}

/** Asks a reader whether they want to be told when a report changes. */
export interface ConfirmationMail extends WrittenMail {
  readonly kind: 'confirmation'
  readonly watcher: MailedWatcher
}

export interface ChangeMail extends WrittenMail {
  readonly kind: 'change'
  /** Null for a mail to the agency. */
  readonly watcher: MailedWatcher | null
  readonly reading: MailedReading
}

interface MailedWatcher {
  readonly id: string
  readonly email: string
  readonly language: Language
}

interface MailedReading {
  readonly auditId: string
  readonly changes: readonly SiteChange[]
  readonly siteId: string
  readonly client: string | null
  readonly address: string
  readonly language: Language
}

export interface MailedLead {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly company: string | null
  readonly message: string | null
  /** What the person expects from the audit, in their words. */
  readonly goals: string | null
  readonly language: Language
  readonly receivedAt: string
}

export interface MailedAudit {
  readonly id: string
  /** Lets the person, and nobody else, delete the report. */
  readonly ownerKey: string
  readonly address: string
  readonly keptUntil: string
  /** The score, 0 to 100; null while there is none, or when nothing could be judged. */
  readonly points: number | null
  /** Null while there is no report. */
  readonly outcome: AuditReport['outcome'] | null
  /** Why the site could not be read, or what its report lacks. */
  readonly problem: AuditProblem | null
}

/** Counts one more attempt. Null when nothing is left to send: already sent, given up, or its lead is gone. */
export function startMail(query: Query, mailId: string): Promise<Mail | null> {
  return answerOf(query, 'start_mail($1)', [mailId])
}

export async function recordMailSent(query: Query, mailId: string): Promise<void> {
  await query('select record_mail_sent($1)', [mailId])
}

/** `failure` is what the mail server answered; a mail that is given up is not tried again. */
export async function recordMailFailure(
  query: Query,
  mailId: string,
  { failure, isGivenUp }: { readonly failure: string; readonly isGivenUp: boolean },
): Promise<void> {
  await query('select record_mail_failure($1, $2, $3)', [mailId, failure, isGivenUp])
}

/** Which of these mails still exist: a mail is deleted with its lead. */
export async function existingMails(query: Query, mailIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query<{ id: string }>('select existing_mails($1) as id', [JSON.stringify(mailIds)])
  return new Set(rows.map(({ id }) => id))
}
