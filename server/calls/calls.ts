import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { eventDoor } from '../analytics/event-door.ts'
import type { ServerContext } from '../context.ts'
import { logFailure, sayWhenToComeBack } from '../http/errors.ts'
import { Refusal } from '../http/refusal.ts'
import { refuseCrossSite } from '../http/same-origin.ts'
import { sqlStateOf, statusOfError } from '../http/status-of-error.ts'
import { readCatalogue } from './catalogue.ts'
import { insertion, runInsertion } from './insert.ts'
import { readJson } from './json-body.ts'
import { procedureCall, runCall } from './rpc.ts'
import { asVisitor } from './visitor.ts'

/**
 * The door to the database, in PostgREST's wire format: procedures at `/rest/v1/rpc/<name>`, inserts
 * at `/rest/v1/<table>`, by POST and in JSON only.
 */
export function installCalls(app: FastifyInstance, context: ServerContext): void {
  app.register(
    async calls => {
      const catalogue = await context.database.transaction(readCatalogue)
      const events = eventDoor(calls, context)
      readJson(calls)
      calls.addHook('onRequest', async request => refuseCrossSite(request, context.environment.siteUrl))
      calls.setErrorHandler(sendCallError)

      calls.post<{ Params: { name: string } }>('/rpc/:name', async (request, reply) => {
        const call = procedureCall(catalogue, request.params.name, request.body)
        const { answer, headers } = await asVisitor(context, request, query => runCall(query, call))
        for (const header of headersOf(headers)) reply.headers(header)
        return reply.type('application/json; charset=utf-8').send(answer)
      })

      calls.post<{ Params: { table: string }; Querystring: { columns?: string } }>(
        '/:table',
        async (request, reply) => {
          const { params, body, query } = request
          const { table } = params
          const asked = insertion(catalogue, { table, body, columns: query.columns })
          const taken = table === 'analytics_events' ? events.take(asked, request) : asked
          if (taken.rows.length > 0) await asVisitor(context, request, run => runInsertion(run, taken))
          return reply.code(201).send()
        },
      )

      calls.all('/*', refuseOther)
    },
    { prefix: '/rest/v1' },
  )
}

/** As PostgREST takes them: `[{"Retry-After": "60"}]`. */
function headersOf(headers: string | null): readonly Record<string, string>[] {
  return headers === null ? [] : JSON.parse(headers)
}

function refuseOther({ method }: FastifyRequest, reply: FastifyReply): never {
  if (method === 'POST') {
    throw new Refusal(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' })
  }
  reply.header('allow', 'POST')
  throw new Refusal(405, { code: 'PGRST117', message: `Unsupported HTTP method: ${method}` })
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
