import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Database } from '#database/database.ts'
import { makeSignInLink } from '#database/desk/members.ts'
import type { Environment } from '../environment.ts'
import { log } from '../log.ts'
import type { Sender } from '../mail/mail-content.ts'
import { signInAddress } from './sign-in-mail.ts'

interface Links {
  readonly database: Database
  readonly environment: Pick<Environment, 'dataFolder'>
  readonly sender: Sender
}

/** Where a running server answers `npm run desk`. */
export function linkSocketOf(dataFolder: string): string {
  return join(dataFolder, 'desk.sock')
}

/**
 * Answers each address, or an empty line, with a link that signs that member in, or the first one: by a socket
 * in the data folder, which whoever reads that folder may use, and nobody by any network.
 */
export async function listenForLinks(links: Links): Promise<{ close(): Promise<void> }> {
  const { dataFolder } = links.environment
  const server = createServer({ allowHalfOpen: true }, socket => void answer(socket, links))
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    const path = linkSocketOf(dataFolder)
    // What a process that was killed has left.
    await rm(path, { force: true })
    await listening(server, path)
    await chmod(path, 0o600)
  } catch (error) {
    // A path of a socket has 107 characters at most. Everything else goes on without it.
    log('error', '`npm run desk` can make no links: its socket could not be opened.', { error })
  }
  return { close: () => new Promise(resolve => server.close(() => resolve())) }
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(path, resolve)
  })
}

async function answer(socket: Socket, { database, sender }: Links): Promise<void> {
  try {
    const email = (await text(socket.setTimeout(timeMax, () => socket.destroy()))).trim()
    const made = await database.transaction(query => makeSignInLink(query, email || null))
    socket.end(
      made
        ? `${made.email}: ${signInAddress(sender.origin, made.link, 'fr')}\n`
        : `Nobody is a member${email && ` at ${email}`}: DESK_MEMBERS says who is, when the server starts.\n`,
    )
  } catch (error) {
    log('error', 'A link to sign in could not be made.', { error })
    socket.destroy()
  }
}

/** In milliseconds. */
const timeMax = 10_000
