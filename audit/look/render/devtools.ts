import type { Readable, Writable } from 'node:stream'

/** The Chrome DevTools Protocol over a pipe: unlike a port, no other program can connect to it. */
export interface DevTools {
  /** Sends a command and returns its result; rejects when the browser refuses it or has ended. */
  send(method: string, parameters?: object, session?: string): Promise<Answer>
  on(method: string, session: string, listen: (event: Answer) => void): void
  /** Rejects pending and later commands. */
  close(reason: Error): void
}

/** JSON whose shape depends on the method: read it with `text`, `number` and `object`. */
export type Answer = Readonly<Record<string, unknown>>

interface PendingCommand {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

export function connectDevTools(commands: Writable, messages: Readable): DevTools {
  const pending = new Map<number, PendingCommand>()
  const listeners = new Map<string, (event: Answer) => void>()
  let closed: Error | null = null
  let last = 0

  // Messages end with NUL, and may arrive in several pieces.
  let pieces: string[] = []
  messages.setEncoding('utf8').on('data', (piece: string) => {
    const [first = '', ...rest] = piece.split('\0')
    pieces.push(first)
    for (const begun of rest) {
      receive(pieces.join(''))
      pieces = [begun]
    }
  })
  // The process itself reports that it ended, so a broken pipe needs no handling.
  for (const stream of [commands, messages]) stream.on('error', () => {})

  function receive(message: string): void {
    const { id, method, params, result, error, sessionId } = parsed(message)
    if (typeof id !== 'number') {
      listeners.get(key(text(method), text(sessionId)))?.(object(params))
      return
    }
    const command = pending.get(id)
    pending.delete(id)
    if (error === undefined) command?.resolve(object(result))
    else command?.reject(new Error(`The browser refused: ${text(object(error)['message'])}`))
  }

  return {
    send(method, params = {}, sessionId) {
      if (closed) return Promise.reject(closed)
      last += 1
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      pending.set(last, { resolve, reject })
      commands.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`)
      return promise
    },
    on: (method, session, listen) => void listeners.set(key(method, session), listen),
    close(reason) {
      closed ??= reason
      for (const { reject } of pending.values()) reject(reason)
      pending.clear()
    },
  }
}

/** Empty when the message is not JSON. */
function parsed(message: string): Answer {
  try {
    return object(JSON.parse(message))
  } catch {
    return {}
  }
}

function key(method: string, session: string): string {
  return `${method} ${session}`
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export function object(value: unknown): Answer {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
