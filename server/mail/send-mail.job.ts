import type { SendMailOptions } from 'nodemailer'
import { codeOf, type Database } from '#database/database.ts'
import { type Mail, recordMailFailure, recordMailSent, startMail } from '#database/mails.ts'
import { mailAttemptsMax } from '#database/queue.ts'
import { log } from '../log.ts'
import { answerMail, noticeMail, receiptMail } from './lead-mails.ts'
import { type MailContent, renderMail, type Sender } from './mail-content.ts'
import { reportMail } from './report-mail.ts'
import type { MailTransport } from './transport.ts'
import { changeMail, confirmationMail } from './watch-mails.ts'

interface MailRun {
  readonly database: Database
  readonly transport: MailTransport
  readonly sender: Sender
  /** Makes the secrets in the links of watchers. */
  readonly formSecret: Buffer
  /** Aborts the sending, which is then tried again. */
  readonly signal: AbortSignal
}

/**
 * Sends one mail, at least once: a process that ends after the mail server accepted it and before we
 * recorded that sends it again, under the same Message-ID.
 *
 * @throws when it was not accepted and will be tried again.
 */
export async function sendMail(run: MailRun, mailId: string): Promise<void> {
  const { database } = run
  const mail = await database.transaction(query => startMail(query, mailId))
  if (!mail) return
  tellHeld(mail)
  const failure = await send(mail, run)
  run.signal.throwIfAborted()
  if (!failure) return database.transaction(query => recordMailSent(query, mailId))

  const isGivenUp = failure.isFinal || mail.attempts >= mailAttemptsMax
  await database.transaction(query =>
    recordMailFailure(query, mailId, { failure: failure.reason, isGivenUp }),
  )
  // The reason may quote an address: it is stored with the mail, and not logged.
  const error = new Error(`A mail was not taken: ${failure.code}.`)
  if (!isGivenUp) throw error
  log('error', 'A mail was given up.', { error, mail: mailId, attempts: mail.attempts })
}

/**
 * Warns once a day that mails are held. Each lead has a notice that is sent, so this is seen with the first
 * held mail.
 */
function tellHeld({ held }: Mail): void {
  const today = new Date().toISOString().slice(0, 10)
  if (held === 0 || today === toldDay) return
  toldDay = today
  log('warning', 'Mails to visitors wait for a person: more were caused today than is usual.', { held })
}

let toldDay = ''

interface SendFailure {
  readonly reason: string
  readonly code: string
  /** True when trying again would not help. */
  readonly isFinal: boolean
}

async function send(mail: Mail, run: MailRun): Promise<SendFailure | null> {
  const { transport, sender, signal } = run
  const content = contentOf(mail, run)
  if (!content) return { reason: 'The report was deleted.', code: 'gone', isFinal: true }
  try {
    await transport.send(messageOf(mail, content, sender), { name: nameOf(mail), signal })
    return null
  } catch (error) {
    return failureOf(error, mail)
  }
}

/** Null for a mail about something that was deleted in the meantime. */
function contentOf(mail: Mail, { sender, formSecret }: MailRun): MailContent | null {
  switch (mail.kind) {
    case 'notice':
      return noticeMail(mail, sender)
    case 'receipt':
      return receiptMail(mail, sender)
    case 'report':
      return reportMail(mail, sender)
    case 'answer':
      return answerMail(mail, sender)
    case 'confirmation':
      return confirmationMail(mail, sender, formSecret)
    case 'change':
      return changeMail(mail, sender, formSecret)
  }
}

/** What distinguishes a mail from others of its kind. */
type MailName = Pick<Mail, 'id' | 'writtenAt'> & { readonly kind: Mail['kind'] | 'sign-in' }

/**
 * Only fields: no header is put together from text, so a visitor can add none. The sender is always the
 * agency at its own domain, the only one that its mail server may send for.
 */
export function messageOf(mail: MailName, content: MailContent, { agency }: Sender): SendMailOptions {
  return {
    ...renderMail(content),
    from: { name: agency.name, address: agency.mailboxes.contact },
    to: content.to,
    replyTo: content.replyTo,
    messageId: `<${mail.kind}.${mail.id}@${agency.domain}>`,
    date: new Date(mail.writtenAt),
    headers: {
      // An answer is a person's: programs that write back to nothing automatic may write back to it.
      ...(mail.kind !== 'answer' && { 'Auto-Submitted': 'auto-generated' }),
      'Content-Language': content.language,
      // RFC 8058: a mail program shows a button that posts there.
      ...(content.endAddress && {
        'List-Unsubscribe': `<${content.endAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** `2026-11-21T10-00-00-receipt-5f6c…`: sorts by time, and is valid in every file system. */
export function nameOf({ writtenAt, kind, id }: MailName): string {
  return `${writtenAt.slice(0, 19).replaceAll(':', '-')}-${kind}-${id}`
}

/**
 * A 5xx answer means that a mail will never be accepted; but a misconfigured mail server sends it too, and
 * may be repaired within the hour that five attempts take. Any other failure may pass by itself.
 */
function failureOf(error: unknown, { attempts }: Mail): SendFailure {
  if (!(error instanceof Error)) return { reason: String(error), code: 'unknown', isFinal: false }
  const response = 'responseCode' in error ? Number(error.responseCode) : null
  const code = [response, codeOf(error) ?? error.name].filter(Boolean).join(' ')
  return {
    reason: error.message,
    code,
    isFinal: response !== null && response >= 500 && attempts >= refusalsMax,
  }
}

const refusalsMax = 5
