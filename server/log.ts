import { codeOf } from '#database/database.ts'
import { limits } from './limits/limits.ts'

/**
 * Writes one line about something that went wrong: a JSON object, on standard error. Standard output is for
 * where the server stands.
 *
 * No addresses, no queries, nothing that a visitor typed. Not Fastify's logger: with one, every request
 * costs 4 µs more, a fifth of what serving a page takes.
 */
export function log(level: 'warning' | 'error', message: string, details: Details): void {
  if (level === 'warning' && isTooMuch()) return
  write(level, message, details)
}

/** Most warnings are caused by visitors, who must not be able to fill a disk with them. */
function isTooMuch(): boolean {
  const now = Math.floor(Date.now() / 60_000)
  if (now !== minute) {
    if (leftOut > 0) write('warning', 'More warnings came than are written in a minute.', { leftOut })
    minute = now
    written = 0
    leftOut = 0
  }
  if (written >= limits.warningsPerMinute) leftOut += 1
  else written += 1
  return leftOut > 0
}

let minute = 0
let written = 0
let leftOut = 0

function write(level: 'warning' | 'error', message: string, details: Details): void {
  const { error, ...rest } = details
  const line = { time: new Date().toISOString(), level, message, ...rest, error: describe(error) }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}

type Details = { readonly error?: unknown } & Readonly<Record<string, unknown>>

/** Only what every error has: an error of PostgreSQL also carries the row that it refused. */
function describe(error: unknown): object | string | undefined {
  if (!(error instanceof Error)) return error === undefined ? undefined : String(error)
  const { name, message, stack, cause } = error
  return { name, code: codeOf(error) ?? undefined, message, stack, cause: describe(cause) }
}
