import type { SendMailOptions } from 'nodemailer'
import type { Database } from '#database/database.ts'
import { type Mail, recordMailFailure, recordMailSent, startMail } from '#database/mails.ts'
import { mailAttemptsMax } from '#database/queue.ts'
import { log } from '../log.ts'
import { noticeMail, receiptMail } from './lead-mails.ts'
import { type MailContent, renderMail, type Sender } from './mail-content.ts'
import { reportMail } from './report-mail.ts'
import type { MailTransport } from './transport.ts'

export interface MailRun {
  readonly database: Database
  readonly transport: MailTransport
  readonly sender: Sender
  /** Calls the sending off; it stays to be done again. */
  readonly signal: AbortSignal
}

/**
 * Sends one mail, at least once: a process that ends between the mail server's answer and our note of it
 * sends it again, under the same Message-ID.
 *
 * @throws when it was not taken and is to be tried again.
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
  // The reason may quote an address: it stands with the mail, and not in the log.
  const error = new Error(`A mail was not taken: ${failure.code}.`)
  if (!isGivenUp) throw error
  log('error', 'A mail was given up.', { error, mail: mailId, attempts: mail.attempts })
}

/** A notice is sent for each lead, so that the first mail that is held is told of with the notice of its lead. */
function tellHeld({ held, writtenAt }: Mail): void {
  const day = writtenAt.slice(0, 10)
  if (held === 0 || day === toldDay) return
  toldDay = day
  log('warning', 'Mails to visitors wait for a person: more were caused today than is usual.', { held })
}

/** Once a day is enough. */
let toldDay = ''

interface SendFailure {
  readonly reason: string
  readonly code: string
  /** True when trying again would not help. */
  readonly isFinal: boolean
}

async function send(mail: Mail, { transport, sender, signal }: MailRun): Promise<SendFailure | null> {
  const content = contents[mail.kind](mail, sender)
  if (!content) return { reason: 'The report was deleted.', code: 'gone', isFinal: true }
  try {
    await transport.send(messageOf(mail, content, sender), { name: nameOf(mail), signal })
    return null
  } catch (error) {
    return failureOf(error, mail)
  }
}

const contents: Readonly<Record<Mail['kind'], (mail: Mail, sender: Sender) => MailContent | null>> = {
  notice: noticeMail,
  receipt: receiptMail,
  report: reportMail,
}

/**
 * Only fields: no header is ever put together from text, so none can be added by what a visitor typed.
 * The writer is always the agency, at its own domain, for which alone its mail server may speak.
 */
export function messageOf(mail: Mail, content: MailContent, { agency }: Sender): SendMailOptions {
  return {
    ...renderMail(content),
    from: { name: agency.name, address: agency.mailboxes.contact },
    to: content.to,
    replyTo: content.replyTo,
    messageId: `<${mail.kind}.${mail.id}@${agency.domain}>`,
    date: new Date(mail.writtenAt),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': content.language },
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** `2026-11-21T10-00-00-receipt-5f6c…`: in the order of time, and a name that every file system takes. */
function nameOf({ writtenAt, kind, id }: Mail): string {
  return `${writtenAt.slice(0, 19).replaceAll(':', '-')}-${kind}-${id}`
}

/**
 * A mail server that answers 5xx to a mail says never; but one that is set up wrongly says so too, and
 * is mended within the hour that five attempts take. Whatever else fails may pass by itself.
 */
function failureOf(error: unknown, { attempts }: Mail): SendFailure {
  if (!(error instanceof Error)) return { reason: String(error), code: 'unknown', isFinal: false }
  const response = 'responseCode' in error ? Number(error.responseCode) : null
  const code = [response, 'code' in error ? error.code : error.name].filter(Boolean).join(' ')
  return {
    reason: error.message,
    code,
    isFinal: response !== null && response >= 500 && attempts >= refusalsMax,
  }
}

const refusalsMax = 5
