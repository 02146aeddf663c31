import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { codeOf } from '#database/database.ts'
import type { Environment } from '../environment.ts'

export interface MailTransport {
  /**
   * Resolves once the mail is accepted. `name` is its name as a file.
   *
   * @throws the error of nodemailer: `responseCode` is what the mail server answered, if it did.
   */
  send(message: SendMailOptions, { name, signal }: Sending): Promise<void>
}

interface Sending {
  readonly name: string
  readonly signal: AbortSignal
}

/**
 * In milliseconds, for the connection, the greeting and each answer. Some mail servers scan for viruses
 * before they accept a mail.
 */
export const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** The mail server of `SMTP_URL`; without one, the folder `mail` of the data folder. */
export function openTransport(
  { smtpUrl, dataFolder }: Pick<Environment, 'smtpUrl' | 'dataFolder'>,
  limits = patience,
): MailTransport {
  return smtpUrl ? serverTransport(smtpUrl, limits) : folderTransport(mailFolder(dataFolder))
}

function serverTransport(url: string, limits: typeof patience): MailTransport {
  // A machine in between may hide that STARTTLS is offered: a password is never sent in plain text.
  const requireTLS = new URL(url).password !== ''
  const transport = createTransport({ url, requireTLS, ...limits })
  return {
    async send(message, { signal }) {
      await transport.sendMail({ ...message, signal })
    },
  }
}

/** Each mail becomes a file that mail programs open. A mail sent twice is the same file. */
function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message, { name }) {
      const { message: bytes } = await transport.sendMail(message)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${name}.eml`)
      // Under its final name a file is always whole.
      await writeFile(`${file}.unfinished`, bytes, { mode: 0o600 })
      await rename(`${file}.unfinished`, file)
    },
  }
}

function mailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}

/** Deletes the files of mails older than `age`, in milliseconds, and of mails that were deleted with their lead. */
export async function deleteOldMails(
  dataFolder: string,
  age: number,
  existing: (mailIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const folder = mailFolder(dataFolder)
  const names = (await unlessGone(readdir(folder))) ?? []
  const files = names.flatMap(name => {
    const id = /([0-9a-f-]{36})\.eml(?:\.unfinished)?$/.exec(name)?.[1]
    return id === undefined ? [] : [{ file: join(folder, name), id }]
  })
  if (files.length === 0) return
  const known = await existing(files.map(({ id }) => id))
  for (const { file, id } of files) {
    const written = (await unlessGone(stat(file)))?.mtimeMs ?? 0
    if (!known.has(id) || Date.now() - written > age) await rm(file, { force: true })
  }
}

/** Null for a file or a folder that is not there: others write, rename and delete meanwhile. */
async function unlessGone<Told>(told: Promise<Told>): Promise<Told | null> {
  return told.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
}
