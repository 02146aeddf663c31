import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** What a mail server makes of a letter. */
export type Conduct =
  /** Takes it. */
  | 'takes'
  /** Answers with this code and does not take it. */
  | number
  /** Refuses the recipient with this code, before the letter. */
  | { readonly recipient: number }
  /** Answers nothing, ever. */
  | 'hangs'
  /** Takes it, and ends the connection before it says so. */
  | 'drops'

/** A real mail server on this machine. */
export interface MailServer {
  /** `smtp://127.0.0.1:<port>` */
  readonly url: string
  /** What was taken, in order, as a mail program reads it. */
  readonly letters: readonly Email[]
  /** How the next letters are met; then all are taken. */
  meet(...conducts: readonly Conduct[]): void
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const letters: Email[] = []
  const conducts: Conduct[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const [next] = conducts
      if (typeof next !== 'object') return callback()
      conducts.shift()
      callback(refusal(next.recipient))
    },
    async onData(stream, session, callback) {
      const bytes = await buffer(stream)
      const conduct = conducts.shift() ?? 'takes'
      if (conduct === 'hangs') return
      if (typeof conduct === 'number') return callback(refusal(conduct))
      letters.push(await PostalMime.parse(bytes))
      if (conduct === 'drops') return end(session)
      callback()
    },
  })
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  // A client that gives up ends its connection: no failure of ours.
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  function end({ remotePort }: SMTPServerSession & { readonly remotePort?: number }): void {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy()
  }

  return {
    // A server that listens on a port has an address of this form.
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    meet: (...next) => void conducts.push(...next),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>(resolve => server.close(resolve))
    },
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('Not this one'), { responseCode })
}
