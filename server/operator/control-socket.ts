import { chmod, mkdir, rm } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { log } from '../log.ts'
import { type Command, type CommandContext, runCommand } from './commands.ts'

/**
 * Where a running server accepts commands: a socket in its data folder, for anyone who may read that folder. It
 * cannot be reached from a network.
 */
function socketOf(dataFolder: string): string {
  return join(resolve(dataFolder), 'control.sock')
}

/** Takes commands until it is closed: whoever still waits for an answer is then told that the server ended. */
export async function listenForCommands(context: CommandContext): Promise<{ close(): Promise<void> }> {
  const { dataFolder } = context.environment
  const asking = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, socket => {
    asking.add(socket)
    // Who asked may be gone before the answer.
    socket.on('error', () => {}).on('close', () => asking.delete(socket))
    void answer(socket, context)
  })
  try {
    await mkdir(dataFolder, { recursive: true, mode: 0o700 })
    const path = socketOf(dataFolder)
    // Left by a process that was killed.
    await rm(path, { force: true })
    await listening(server, path)
    await chmod(path, 0o600)
  } catch (error) {
    // A path of a socket has 107 characters at most. Everything else goes on without it.
    log('error', 'The server takes no commands: its socket could not be opened.', { error })
  }
  return {
    close() {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      for (const socket of asking) socket.destroy()
      return closed
    },
  }
}

/** The server could not do what it was asked, or ended meanwhile: the message says which. */
export class CommandFailed extends Error {}

/**
 * The answer of the server that runs on a data folder to a command; null when none runs there.
 *
 * @throws CommandFailed
 */
export function askServer(dataFolder: string, command: Command): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketOf(dataFolder))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else reject(error)
    })
    socket.once('connect', () => resolve(text(socket).then(refuseFailure)))
    socket.end(JSON.stringify(command))
  })
}

function refuseFailure(answer: string): string {
  if (answer === '') throw new CommandFailed('The server ended before it was done.')
  if (answer.startsWith(failure)) throw new CommandFailed(answer.trimEnd())
  return answer
}

const failure = 'That could not be done: '

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(path, resolve)
  })
}

async function answer(socket: Socket, context: CommandContext): Promise<void> {
  try {
    const asked = await text(socket.setTimeout(readingTimeMax, () => socket.destroy()))
    socket.setTimeout(0)
    // Only our own programs write here.
    socket.end(await runCommand(JSON.parse(asked) as Command, context))
  } catch (error) {
    log('error', 'A command could not be run.', { error })
    socket.end(`${failure}${error instanceof Error ? error.message : String(error)}\n`)
  }
}

/** In milliseconds. */
const readingTimeMax = 10_000
