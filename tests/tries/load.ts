import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { contactFormPaths } from '#contracts/paths.ts'

export interface Posted {
  readonly email: string
  /** The status of the answer; null when there was none. */
  readonly status: number | null
}

export interface Sent {
  readonly path: string
  readonly values?: Readonly<Record<string, string>>
  /** The address of this machine that it comes from: each is another visitor. */
  readonly from?: string
  readonly origin?: string
}

/** One request on a connection of its own, as of another visitor. The status; null without an answer. */
export function send(
  port: string,
  { path, values, from = '127.0.0.1', origin }: Sent,
): Promise<number | null> {
  const body = values ? String(new URLSearchParams(values)) : ''
  const headers = {
    ...(origin && { origin }),
    ...(values && { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }),
  }
  const options = {
    host: '127.0.0.1',
    port,
    path,
    headers,
    localAddress: from,
    agent: false,
    timeout: 20_000,
  }
  return new Promise(resolve => {
    const asked = request({ ...options, method: values ? 'POST' : 'GET' }, async answer => {
      const read = await buffer(answer).catch(() => null)
      resolve(read && (answer.statusCode ?? null))
    })
    asked.on('error', () => resolve(null))
    asked.on('timeout', () => asked.destroy())
    asked.end(body)
  })
}

/** Posts the contact form as a visitor of their own. */
export async function postContact(port: string, origin: string, number: number): Promise<Posted> {
  const email = `visitor-${number}@example.org`
  const values = { firstName: 'Marie', lastName: 'Dupont', email, message: `Bonjour ${randomUUID()}` }
  const status = await send(port, { path: contactFormPaths.fr, values, origin, from: visitorAddress(number) })
  return { email, status }
}

/** Each in a network of its own, since limits are of networks. */
export function visitorAddress(number: number): string {
  return `127.${10 + (Math.floor(number / 200) % 200)}.${1 + (number % 200)}.1`
}

/** Runs `count` tasks, some at once, and returns how many are done in a second. */
export async function rateOf(
  count: number,
  task: (number: number) => Promise<unknown>,
  atOnce = 16,
): Promise<number> {
  let next = 0
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await task(next++)
    }),
  )
  return count / ((performance.now() - started) / 1000)
}
