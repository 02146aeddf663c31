import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FormValues } from '#contracts/forms.ts'
import { languages } from '#contracts/languages.ts'
import { watchPath, watchPaths } from '#contracts/paths.ts'
import type { VisitorPage } from '#contracts/visitor-page.ts'
import { confirmWatch, endWatch, readWatch } from '#database/watching/watchers.ts'
import type { ServerContext } from '../context.ts'
import { watcherOfKey } from '../forms/form-token.ts'
import { readForms } from '../forms/posted-form.ts'

interface Asked {
  readonly Params: { readonly key: string }
  readonly Body: FormValues | undefined
}

/**
 * A reader who is to be told when a report changes confirms that, or ends it, with the key that only their
 * mails hold. Opening the link does nothing: its button has to be pressed, since programs open the links in
 * mails.
 */
export function installWatch(app: FastifyInstance, context: ServerContext): void {
  app.register(async scope => {
    readForms(scope)
    for (const language of languages) {
      const sent = watchPaths[language]
      const path = watchPath(':key', language)
      const send = (reply: FastifyReply, page: Extract<VisitorPage, { kind: 'watch' }>) =>
        context.visitorPages.send(
          reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'same-origin'),
          { path: sent, page },
        )

      scope.get(sent, async (_request, reply) => send(reply, { kind: 'watch', watch: 'sent' }))

      scope.get<Asked>(path, async (request, reply) => {
        context.visitorPages.admit(request)
        const watcher = watcherOfKey(context.formSecret, request.params.key)
        const watch = watcher && (await context.database.transaction(query => readWatch(query, watcher)))
        return send(reply, { kind: 'watch', watch: watch || null })
      })

      // From another site too: RFC 8058 has mail programs post `List-Unsubscribe=One-Click`.
      scope.post<Asked>(path, async (request, reply) => {
        context.visitorPages.admit(request)
        const watcher = watcherOfKey(context.formSecret, request.params.key)
        const { action, 'List-Unsubscribe': unsubscribe } = request.body ?? {}
        if (watcher && action === 'confirm') {
          await context.disk.refuseFull()
          await context.database.transaction(query => confirmWatch(query, watcher))
        }
        if (watcher && (action === 'end' || unsubscribe === 'One-Click'))
          await context.database.transaction(query => endWatch(query, watcher))
        return reply.redirect(watchPath(encodeURIComponent(request.params.key), language), 303)
      })
    }
  })
}
