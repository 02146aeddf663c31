import type { FastifyInstance } from 'fastify'
import { signInPaths } from '#contracts/desk.ts'
import { languages } from '#contracts/languages.ts'
import type { RequestRefusal } from '#contracts/refusals.ts'
import type { ServerContext } from '../context.ts'

/**
 * Counts every answer that is a refusal, whichever route gives it. Not those of built files, which Fastify does not
 * send: the only refusal among them is that there is no such page, and that is none.
 */
export function installRefusals(app: FastifyInstance, { refusals }: ServerContext): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const reason = reply.statusCode < 400 ? null : refusalOf(reply.statusCode, request.routeOptions.url)
    if (reason) refusals.add(reason)
    done(null, payload)
  })
  app.addHook('onClose', () => refusals.flush())
}

const signIns: readonly (string | undefined)[] = languages.map(language => signInPaths[language])

/** Null for what is not there, or no longer, and for a process that says of itself that it is not ready. */
export function refusalOf(status: number, route: string | undefined): RequestRefusal | null {
  if (status === 404 || status === 410 || route === '/readyz') return null
  if (status >= 500) return 'failed'
  if (status === 422) return signIns.includes(route) ? 'sign-in' : 'invalid-form'
  return status === 429 ? 'too-many-requests' : status === 403 ? 'forbidden' : 'unreadable'
}
