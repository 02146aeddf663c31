import type { AuditProblem } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import type { Query } from './database.ts'

/** A mail about a lead, and all that it may say. Times are ISO 8601 in UTC. */
export interface Mail {
  readonly id: string
  /** To the agency: a lead came. To the person: it was received; and their report is ready. */
  readonly kind: 'notice' | 'receipt' | 'report'
  readonly writtenAt: string
  /** This attempt included. */
  readonly attempts: number
  /** Mails to visitors that wait for a person: those of the day had been written. */
  readonly held: number
  readonly lead: MailedLead
  /** What a lead who asks for an audit asked for; null for one who wrote, or who has deleted it. */
  readonly audit: MailedAudit | null
}

export interface MailedLead {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly company: string | null
  readonly message: string | null
  /** What the person expects of an audit, in their words. */
  readonly goals: string | null
  readonly language: Language
  readonly receivedAt: string
}

export interface MailedAudit {
  readonly id: string
  /** Deletes the report: for the person alone. */
  readonly ownerKey: string
  readonly address: string
  readonly keptUntil: string
  /** The score, 0 to 100; null while there is none, or when nothing could be judged. */
  readonly points: number | null
  /** Why the site could not be read. */
  readonly problem: AuditProblem | null
}

/** Counts one more attempt. Null when there is nothing to send: sent already, given up, or its lead is gone. */
export async function startMail(query: Query, mailId: string): Promise<Mail | null> {
  const [row] = await query<{ mail: Mail | null }>('select start_mail($1) as mail', [mailId])
  return row?.mail ?? null
}

export async function recordMailSent(query: Query, mailId: string): Promise<void> {
  await query('select record_mail_sent($1)', [mailId])
}

/** `failure` is what the mail server said; a mail that is given up is not tried again. */
export async function recordMailFailure(
  query: Query,
  mailId: string,
  { failure, isGivenUp }: { readonly failure: string; readonly isGivenUp: boolean },
): Promise<void> {
  await query('select record_mail_failure($1, $2, $3)', [mailId, failure, isGivenUp])
}

/** Those of these mails that are still there: a mail goes with its lead. */
export async function existingMails(query: Query, mailIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query<{ id: string }>('select existing_mails($1) as id', [JSON.stringify(mailIds)])
  return new Set(rows.map(({ id }) => id))
}
