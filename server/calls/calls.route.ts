import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContactAnswer } from '#contracts/calls.ts'
import { refusedOutcome } from '#contracts/forms.ts'
import { callProcedure, isCallable } from '#database/calls.ts'
import type { ServerContext } from '../context.ts'
import { asVisitor } from '../forms/visitor.ts'
import { logFailure, sayWhenToComeBack } from '../http/errors.ts'
import { refuseCrossSite } from '../http/same-origin.ts'
import { sqlStateOf, statusOfError } from '../http/status-of-error.ts'
import { kindOfProcedure } from '../metrics/accepted.ts'
import { Refusal } from '../refusal.ts'

/** The procedures that a visitor may call, by POST at `/rest/v1/rpc/<name>`; any other path is refused. */
export function installCalls(app: FastifyInstance, context: ServerContext): void {
  installRest(app, context, scope => {
    scope.post<{ Params: { name: string } }>('/rpc/:name', async (request, reply) => {
      const { name } = request.params
      const parameters = parametersOf(request.body)
      const names = Object.keys(parameters)
      if (!isCallable(name, names)) throw unknownProcedure(name, names)
      const { answer, wait } = await asVisitor(context, request, query =>
        callProcedure<ContactAnswer>(query, name, parameters),
      )
      if (answer.success) context.metrics?.accept(kindOfProcedure[name], 1)
      // Refused with 200, as PostgREST answers whatever a procedure returns.
      else
        context.refusals.add(refusedOutcome(answer.error) === 'failed' ? 'invalid-form' : 'too-many-requests')
      if (wait) reply.header('retry-after', wait)
      return reply.send(answer)
    })
    scope.post<{ Params: { table: string } }>('/:table', async ({ params }) => {
      throw unknownTable(params.table)
    })
    scope.all('/*', refuseOther)
  })
}

function parametersOf(body: unknown): Readonly<Record<string, unknown>> {
  if (body === undefined) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  throw badBody('The body must be a JSON object of parameters')
}

function unknownProcedure(name: string, names: readonly string[]): Refusal {
  const signature = `public.${name}(${names.toSorted().join(', ')})`
  const message = `Could not find the function ${signature} in the schema cache`
  return new Refusal(404, { code: 'PGRST202', message })
}

function unknownTable(table: string): Refusal {
  const message = `Could not find the table 'public.${table}' in the schema cache`
  return new Refusal(404, { code: 'PGRST205', message })
}

function refuseOther({ method }: FastifyRequest, reply: FastifyReply): never {
  if (method === 'POST') {
    throw new Refusal(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' })
  }
  reply.header('allow', 'POST')
  throw new Refusal(405, { code: 'PGRST117', message: `Unsupported HTTP method: ${method}` })
}

/** Adds routes below `/rest/v1`, which speak PostgREST's wire format: JSON in, and errors as its clients read them. */
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
 * Reads bodies as uncompressed JSON in UTF-8 and refuses all others: a browser asks before it sends JSON to
 * another site, and text in another encoding would be stored garbled.
 */
function readJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.removeAllContentTypeParsers()
  scope.addHook('onRequest', async request => refuseEncoded(request))
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const text = decode(body)
    if (text === null) return done(badBody('The body is not UTF-8'))
    // Its type allows a promise, which this parser never returns.
    return void parse(request, text, (error, value) => {
      if (!error && isDeeperThan(depthMax, value)) done(badBody('The body is nested too deeply'))
      else done(error, value)
    })
  })
}

export function badBody(message: string): Refusal {
  return new Refusal(400, { code: 'PGRST102', message })
}

/** Nothing that our pages send is nested deeper than four. Thousands of levels would overflow the stack of any reader. */
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

/** PostgREST's codes for what Fastify refuses by itself. */
const postgrestCodes: Readonly<Record<number, string>> = { 400: 'PGRST102', 415: 'PGRST107' }

function failureBody(error: Error, request: FastifyRequest): ErrorBody {
  const { status, reference } = logFailure(request, error)
  const code = sqlStateOf(error) ?? String(status)
  return { code, details: null, hint: `Reference ${reference}`, message: 'Something failed on our side.' }
}
