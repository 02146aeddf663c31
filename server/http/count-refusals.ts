import type { FastifyInstance } from 'fastify'
import { signInPaths } from '#contracts/desk.ts'
import { languages } from '#contracts/languages.ts'
import type { RequestRefusal } from '#contracts/refusals.ts'
import type { ServerContext } from '../context.ts'

/**
 * Counts every answer that is a refusal, whichever route gives it. Built files are not counted, since Fastify
 * does not send them: the only error among them is the page that says 404, which is no refusal.
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

/** Null for a page that is not there, or no longer, and for a process that reports that it is not ready. */
export function refusalOf(status: number, route: string | undefined): RequestRefusal | null {
  if (status === 404 || status === 410 || route === '/readyz') return null
  if (status >= 500) return 'failed'
  if (status === 422) return signIns.includes(route) ? 'sign-in' : 'invalid-form'
  return status === 429 ? 'too-many-requests' : status === 403 ? 'forbidden' : 'unreadable'
}
