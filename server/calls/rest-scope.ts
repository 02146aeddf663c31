import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { logFailure, sayWhenToComeBack } from '../http/errors.ts'
import { refuseCrossSite } from '../http/same-origin.ts'
import { sqlStateOf, statusOfError } from '../http/status-of-error.ts'
import { Refusal } from '../refusal.ts'

/** Adds routes below `/rest/v1`, where everything speaks PostgREST's wire format: JSON in, and errors as its clients read them. */
export function installRest(
  app: FastifyInstance,
  { environment }: ServerContext,
  install: (scope: FastifyInstance) => void | Promise<void>,
): void {
  app.register(
    async scope => {
      readJson(scope)
      scope.addHook('onRequest', async request => refuseCrossSite(request, environment.siteUrl))
      scope.setErrorHandler(sendCallError)
      await install(scope)
    },
    { prefix: '/rest/v1' },
  )
}

/**
 * Reads the bodies of a scope as JSON in UTF-8, not compressed, and refuses every other: a browser
 * asks before it sends JSON to another site, and text in another encoding would be stored garbled.
 */
function readJson(scope: FastifyInstance): void {
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

/** An error as PostgREST's clients read it: `{code, details, hint, message}`. */
function sendCallError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOfError(error)
  sayWhenToComeBack(reply, error)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(status).send(status < 500 ? refusalBody(error, status) : failureBody(error, request))
}

interface ErrorBody {
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  readonly message: string
}

/** PostgreSQL's details are left out: those of a violated constraint quote the row. */
function refusalBody(error: Error, status: number): ErrorBody {
  const code = error instanceof Refusal ? error.code : (sqlStateOf(error) ?? postgrestCodes[status])
  return { code: code ?? String(status), details: null, hint: null, message: error.message }
}

/** What Fastify refuses by itself, under the code that PostgREST has for it. */
const postgrestCodes: Readonly<Record<number, string>> = { 400: 'PGRST102', 415: 'PGRST107' }

function failureBody(error: Error, request: FastifyRequest): ErrorBody {
  const { status, reference } = logFailure(request, error)
  const code = sqlStateOf(error) ?? String(status)
  return { code, details: null, hint: `Reference ${reference}`, message: 'Something failed on our side.' }
}
