import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SiteReader } from '#contracts/desk.ts'
import { languages } from '#contracts/languages.ts'
import { clientPagePath } from '#contracts/paths.ts'
import type { WatchedSite } from '#contracts/watched-sites.ts'
import { readSiteOfLink } from '#database/watching/watched-sites.ts'
import type { ServerContext } from '../context.ts'
import { sendDesk } from './members-only.ts'
import { monthParameter } from './sites.route.ts'

interface Asked {
  readonly Params: { readonly link: string; readonly month: string }
}

/** What the client of a watched site reads, by a link that a member made and can end. */
export function installClientPage(app: FastifyInstance, context: ServerContext): void {
  for (const language of languages) {
    const path = clientPagePath(':link(^[0-9a-f]{64}$)', language)

    app.get<Asked>(path, async ({ params: { link } }, reply) => {
      const site = await siteOfLink(context, reply, link)
      if (!site) return reply.callNotFound()
      const reader: SiteReader = { kind: 'client', path: clientPagePath(link, language) }
      const view = { name: 'site', site, reader, newLink: null, refused: null } as const
      return sendDesk(context, reply, { view })
    })

    app.get<Asked>(`${path}/${monthParameter}`, async ({ params: { link, month } }, reply) => {
      const site = await siteOfLink(context, reply, link)
      if (!site) return reply.callNotFound()
      const reader: SiteReader = { kind: 'client', path: clientPagePath(link, language) }
      return sendDesk(context, reply, { view: { name: 'site-month', site, reader, month } })
    })
  }
}

function siteOfLink(
  { visitorPages, database }: ServerContext,
  { request }: FastifyReply,
  link: string,
): Promise<WatchedSite | null> {
  visitorPages.admit(request)
  return database.transaction(query => readSiteOfLink(query, link))
}
