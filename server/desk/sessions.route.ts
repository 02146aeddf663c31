import type { FastifyInstance } from 'fastify'
import { sessionsPaths, signInPaths } from '#contracts/desk.ts'
import type { FormValues } from '#contracts/forms.ts'
import { endSession, listSessions } from '#database/desk/members.ts'
import type { ServerContext } from '../context.ts'
import { atDesk, callingMember, forgetSession, installForMembers, sendDesk } from './members-only.ts'

/** Where a member is signed in, and the button that ends a session: their own, nobody else's. */
export function installSessions(app: FastifyInstance, context: ServerContext): void {
  installForMembers(app, context, (scope, language) => {
    const path = sessionsPaths[language]

    scope.get(path, async (request, reply) => {
      const sessions = await atDesk(context, request, listSessions)
      return sendDesk(context, reply, { view: { name: 'sessions', sessions } })
    })

    scope.post<{ Body: FormValues | undefined }>(path, async (request, reply) => {
      const id = request.body?.['session'] ?? ''
      const isEnded = await atDesk(context, request, query => endSession(query, id))
      if (!isEnded || id !== callingMember(request).session) return reply.redirect(path, 303)
      forgetSession(reply)
      return reply.redirect(signInPaths[language], 303)
    })
  })
}
