import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Environment } from '../environment.ts'

/** Where mails go. */
export interface MailTransport {
  /**
   * Resolves once the mail is taken. `name` is what it would be called as a file.
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
 * How long a mail server may take, in milliseconds: to be reached, to say who it is, and to answer
 * each thing that it is told. Some look for viruses before they answer to the mail itself.
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
  // A server between here and there may leave STARTTLS out of what it offers: a password is not told to it.
  const requireTLS = new URL(url).password !== ''
  const transport = createTransport({ url, requireTLS, ...limits })
  return {
    async send(message, { signal }) {
      await transport.sendMail({ ...message, signal })
    },
  }
}

/** Each mail becomes a file that a mail program opens. Sent twice, it is the same file. */
function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message, { name }) {
      const { message: bytes } = await transport.sendMail(message)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${name}.eml`)
      // Whoever looks into the folder sees whole mails only.
      await writeFile(`${file}.unfinished`, bytes, { mode: 0o600 })
      await rename(`${file}.unfinished`, file)
    },
  }
}

function mailFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}

/** How long a mail stays as a file, in milliseconds: 30 days, in which somebody has read it or never will. */
const mailAge = 30 * 24 * 60 * 60_000

/** Deletes files of mails that are old enough, and of those that are gone with their lead. */
export async function deleteOldMails(
  dataFolder: string,
  existing: (mailIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const folder = mailFolder(dataFolder)
  const names = await readdir(folder).catch(() => [])
  const files = names.flatMap(name => {
    const id = /([0-9a-f-]{36})\.eml(?:\.unfinished)?$/.exec(name)?.[1]
    return id === undefined ? [] : [{ file: join(folder, name), id }]
  })
  if (files.length === 0) return
  const known = await existing(files.map(({ id }) => id))
  for (const { file, id } of files) {
    if (!known.has(id) || (await isOld(file))) await rm(file, { force: true })
  }
}

async function isOld(file: string): Promise<boolean> {
  return Date.now() - (await stat(file)).mtimeMs > mailAge
}
