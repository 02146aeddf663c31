import type { FastifyInstance } from 'fastify'
import type { FormValues } from '#contracts/forms.ts'
import { deskPaths } from '#contracts/paths.ts'
import { isUuid } from '#database/answer-of.ts'
import { handleContradiction, readToday, retryMail, sendHeldMails } from '#database/desk/today.ts'
import type { ServerContext } from '../context.ts'
import { atDesk, installForMembers, sendDesk } from './members-only.ts'

/** What members should look at today, the mails that wait for them, and what readers say is wrong. */
export function installToday(app: FastifyInstance, context: ServerContext): void {
  installForMembers(app, context, (scope, language) => {
    const path = deskPaths[language]

    scope.get(path, async (request, reply) => {
      const today = await atDesk(context, request, readToday)
      return sendDesk(context, reply, { view: { name: 'today', now: new Date().toISOString(), today } })
    })

    scope.post<{ Body: FormValues | undefined }>(path, async (request, reply) => {
      const { action = '', mail = '', contradiction = '' } = request.body ?? {}
      if (action === 'retry' && isUuid(mail)) await atDesk(context, request, query => retryMail(query, mail))
      if ((action === 'handle' || action === 'reopen') && isNumber.test(contradiction))
        await atDesk(context, request, query =>
          handleContradiction(query, contradiction, action === 'handle'),
        )
      if (action === 'send-held') await atDesk(context, request, sendHeldMails)
      return reply.redirect(path, 303)
    })
  })
}

/** The number of a row: at most 16 digits, which no table will reach. */
const isNumber = /^\d{1,16}$/
