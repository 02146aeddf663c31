import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import type { Certificate } from './certificate.ts'

/** What a mail server makes of a mail. */
export type Conduct =
  /** Takes it. */
  | 'takes'
  /** Answers with this code and does not take it. */
  | number
  /** Refuses the recipient with this code, before the mail. */
  | { readonly recipient: number }
  /** Answers nothing, ever. */
  | 'hangs'
  /** Takes it, and ends the connection before it says so. */
  | 'drops'
  /** Takes it, and never says so. */
  | 'keeps silent'

/** A real mail server on this machine. */
export interface MailServer {
  /** `smtp://127.0.0.1:<port>`, with the password where one is asked for. */
  readonly url: string
  /** The accepted mails, in order, as a mail program reads them. */
  readonly received: readonly Email[]
  /** The passwords that it received, right or wrong. */
  readonly passwords: readonly string[]
  /** How many mails it has read and never answers. */
  readonly unanswered: number
  /** How the next mails are treated; all others are accepted. */
  meet(...conducts: readonly Conduct[]): void
  close(): Promise<void>
}

/** What a mail server requires of its clients. */
export interface Guard {
  /** When encryption starts: at once, after a command of the client, or never. */
  readonly encryption: 'from the start' | 'STARTTLS' | 'none'
  readonly certificate: Certificate
  /** Without it no mail is accepted. */
  readonly password: string
}

/** Without a guard it accepts mails from everyone, unencrypted. */
export async function startMailServer(guard?: Guard): Promise<MailServer> {
  const received: Email[] = []
  const passwords: string[] = []
  const conducts: Conduct[] = []
  const sockets = new Set<Socket>()
  let unanswered = 0
  const server = new SMTPServer({
    // Open connections are closed at once.
    closeTimeout: 1,
    ...(guard ? guarded(guard) : unguarded),
    onAuth({ username, password }, _session, callback) {
      passwords.push(password ?? '')
      if (password === guard?.password) callback(null, { user: username ?? '' })
      else callback(refusal(535))
    },
    onRcptTo(_address, _session, callback) {
      const [next] = conducts
      if (typeof next !== 'object') return callback()
      conducts.shift()
      callback(refusal(next.recipient))
    },
    async onData(stream, session, callback) {
      const bytes = await buffer(stream).catch(() => null)
      // The client ended within the mail.
      if (!bytes) return
      const conduct = conducts.shift() ?? 'takes'
      if (typeof conduct === 'number') return callback(refusal(conduct))
      if (conduct !== 'hangs') received.push(await PostalMime.parse(bytes))
      if (conduct === 'drops') return end(session)
      if (conduct === 'takes') callback()
      else unanswered += 1
    },
  })
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  // A client that gives up ends its connection, which is no failure of ours.
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  function end({ remotePort }: SMTPServerSession & { readonly remotePort?: number }): void {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy()
  }

  return {
    url: addressOf(server, guard),
    received,
    passwords,
    get unanswered() {
      return unanswered
    },
    meet: (...next) => void conducts.push(...next),
    close: () => new Promise<void>(resolve => server.close(resolve)),
  }
}

const unguarded: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS'] }

function guarded({ encryption, certificate }: Guard): SMTPServerOptions {
  return {
    ...certificate,
    secure: encryption === 'from the start',
    // One without encryption asks for the password all the same, as some do.
    ...(encryption === 'none' && { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
  }
}

function addressOf(server: SMTPServer, guard: Guard | undefined): string {
  const protocol = guard?.encryption === 'from the start' ? 'smtps' : 'smtp'
  const login = guard ? `agency:${guard.password}@` : ''
  // A server that listens on a port has an address of this form.
  return `${protocol}://${login}127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('Not this one'), { responseCode })
}
