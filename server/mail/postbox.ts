import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Environment } from '../environment.ts'

/** Where letters go. */
export interface Postbox {
  /**
   * Resolves once the letter is taken. `name` is what it would be called as a file.
   *
   * @throws the error of nodemailer: `responseCode` is what the mail server answered, if it did.
   */
  post(message: SendMailOptions, { name, signal }: Posting): Promise<void>
}

interface Posting {
  readonly name: string
  readonly signal: AbortSignal
}

/**
 * How long a mail server may take, in milliseconds: to be reached, to say who it is, and to answer
 * each thing that it is told. Some look for viruses before they answer to the letter itself.
 */
export const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** The mail server of `SMTP_URL`; without one, the folder `mail` of the data folder. */
export function openPostbox(
  { smtpUrl, dataFolder }: Pick<Environment, 'smtpUrl' | 'dataFolder'>,
  limits = patience,
): Postbox {
  return smtpUrl ? serverPostbox(smtpUrl, limits) : folderPostbox(letterFolder(dataFolder))
}

function serverPostbox(url: string, limits: typeof patience): Postbox {
  // A server between here and there may leave STARTTLS out of what it offers: a password is not told to it.
  const requireTLS = new URL(url).password !== ''
  const transport = createTransport({ url, requireTLS, ...limits })
  return {
    async post(message, { signal }) {
      await transport.sendMail({ ...message, signal })
    },
  }
}

/** Each letter becomes a file that a mail program opens. Sent twice, it is the same file. */
function folderPostbox(folder: string): Postbox {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async post(message, { name }) {
      const { message: bytes } = await transport.sendMail(message)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${name}.eml`)
      // Whoever looks into the folder sees whole letters only.
      await writeFile(`${file}.unfinished`, bytes, { mode: 0o600 })
      await rename(`${file}.unfinished`, file)
    },
  }
}

function letterFolder(dataFolder: string): string {
  return join(dataFolder, 'mail')
}

/** How long a letter stays as a file, in milliseconds: 30 days, in which somebody has read it or never will. */
const letterAge = 30 * 24 * 60 * 60_000

/** Deletes letters that were files for long enough, and those whose mail is gone with its lead. */
export async function deleteOldLetters(
  dataFolder: string,
  existing: (mailIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const folder = letterFolder(dataFolder)
  const names = await readdir(folder).catch(() => [])
  const letters = names.flatMap(name => {
    const id = /([0-9a-f-]{36})\.eml(?:\.unfinished)?$/.exec(name)?.[1]
    return id === undefined ? [] : [{ file: join(folder, name), id }]
  })
  if (letters.length === 0) return
  const known = await existing(letters.map(({ id }) => id))
  for (const { file, id } of letters) {
    if (!known.has(id) || (await isOld(file))) await rm(file, { force: true })
  }
}

async function isOld(file: string): Promise<boolean> {
  return Date.now() - (await stat(file)).mtimeMs > letterAge
}
