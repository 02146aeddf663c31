import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callProcedure, isCallable } from '#database/calls.ts'
import type { ServerContext } from '../context.ts'
import { asVisitor } from '../forms/visitor.ts'
import { Refusal } from '../refusal.ts'
import { badBody, installRest } from './rest-scope.ts'

/** The procedures that a visitor may call, by POST at `/rest/v1/rpc/<name>`, and what is said at any other path. */
export function installCalls(app: FastifyInstance, context: ServerContext): void {
  installRest(app, context, scope => {
    scope.post<{ Params: { name: string } }>('/rpc/:name', async (request, reply) => {
      const { name } = request.params
      const parameters = parametersOf(request.body)
      const names = Object.keys(parameters)
      if (!isCallable(name, names)) throw unknownProcedure(name, names)
      const { answer, wait } = await asVisitor(context, request, query =>
        callProcedure(query, name, parameters),
      )
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
