import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'

/**
 * Reads the bodies of a scope as JSON in UTF-8, not compressed, and refuses every other: a browser
 * asks before it sends JSON to another site, and text in another encoding would be stored garbled.
 */
export function readJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addHook('onRequest', async request => refuseEncoded(request))
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(body)
    if (text === null) return done(badBody('The body is not UTF-8'))
    // Its type allows a promise, which this parser never answers with.
    return void parse(request, text, (error, value) => {
      if (!error && isDeeperThan(depthMax, value)) done(badBody('The body is nested too deeply'))
      else done(error, value)
    })
  })
}

export function badBody(message: string): Refusal {
  return new Refusal(400, { code: 'PGRST102', message })
}

/** Nothing that our pages send is nested deeper than four. Thousands overflow the stack of whoever reads them. */
const depthMax = 32

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some(part => isDeeperThan(depth - 1, part))
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(body: Buffer): string | null {
  try {
    return utf8.decode(body)
  } catch {
    return null
  }
}

function refuseEncoded({ headers }: FastifyRequest): void {
  const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  if (headers['content-encoding'] === undefined && charset.toLowerCase() === 'utf-8') return
  throw new Refusal(415, { code: 'PGRST107', message: 'Only JSON in UTF-8, not compressed, is read here' })
}
