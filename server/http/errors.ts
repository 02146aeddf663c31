import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf } from '#database/database.ts'
import type { ServerContext } from '../context.ts'
import { log } from '../log.ts'
import { Refusal } from '../refusal.ts'
import { pathAndQuery } from './path-and-query.ts'
import { statusOfError } from './status-of-error.ts'

/**
 * Every error that a page request meets becomes an error page in the visitor's language, with a reference
 * that finds it in the log: never a stack, never the message of the error.
 */
export function installErrors(app: FastifyInstance, { visitorPages }: ServerContext): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, reference } = logFailure(request, error)
    sayWhenToComeBack(reply, error)
    try {
      const page = { kind: 'error', reference, status } as const
      return await visitorPages.send(reply, { path: pathAndQuery(request).path, page })
    } catch (drawingError) {
      logFailure(request, drawingError)
      return sendPlainError(reply, { status, reference })
    }
  })
}

export function sayWhenToComeBack(reply: FastifyReply, error: unknown): void {
  const seconds = error instanceof Refusal ? error.retryAfter : undefined
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
}

interface Failure {
  readonly status: number
  readonly reference: string
}

/** One line in the log, found by its reference. Errors of the client are logged without a stack. */
export function logFailure(request: FastifyRequest, error: unknown): Failure {
  const status = statusOfError(error)
  const reference = randomBytes(4).toString('hex').toUpperCase()
  // The pattern of the route, not the path: a path may hold the address of a report.
  const line = { reference, status, method: request.method, route: request.routeOptions.url }
  if (error instanceof Refusal || status < 500)
    log('warning', 'A request was refused.', { ...line, code: codeOf(error) })
  else log('error', 'A request failed.', { ...line, error })
  return { status, reference }
}

/** The answer when even the error page cannot be drawn. */
function sendPlainError(reply: FastifyReply, { status, reference }: Failure): FastifyReply {
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(
      `Une erreur vient de chez nous. Elle est enregistrée (réf. ${reference}).\n` +
        `Something failed on our side. It is logged (ref. ${reference}).\n`,
    )
}
