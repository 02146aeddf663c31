import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type RefusedSites, type SiteTyped, type SiteView, sitePath, sitesPaths } from '#contracts/desk.ts'
import type { FormValues } from '#contracts/forms.ts'
import { isUuid } from '#database/answer-of.ts'
import type { Query } from '#database/database.ts'
import {
  changeWatchedSite,
  endClientLink,
  listWatchedSites,
  makeClientLink,
  readWatchedSite,
  readWatchedSiteNow,
  stopWatchingSite,
  watchSites,
} from '#database/desk/watched-sites.ts'
import type { ServerContext } from '../context.ts'
import { atDesk, installForMembers, languageOf, sendDesk } from './members-only.ts'
import { type Site, siteOf, sitesOf } from './sites-to-watch.ts'

interface Asked {
  readonly Params: { readonly id: string; readonly month: string }
  readonly Querystring: FormValues
  readonly Body: FormValues | undefined
}

/** A month in the path of a page. */
export const monthParameter = ':month(^20\\d\\d-(?:0[1-9]|1[0-2])$)'

/** The watched sites: the list, one of them, one of its months, and what a member does about it. */
export function installSites(app: FastifyInstance, context: ServerContext): void {
  installForMembers(app, context, (scope, language) => {
    const path = sitePath(':id', language)

    scope.get<Asked>(sitesPaths[language], async (request, reply) => sendSites(context, request, reply))

    scope.post<Asked>(sitesPaths[language], async (request, reply) => {
      const read = sitesIn(request.body ?? {})
      if ('problems' in read) return sendSites(context, request, reply, read)
      const sites = read.sites.map(site => ({ ...site, language }))
      const { added, known, refused } = await atDesk(context, request, query => watchSites(query, sites))
      const outcome = `added=${added}&known=${known.length}&refused=${refused.length}`
      return reply.redirect(`${sitesPaths[language]}?${outcome}`, 303)
    })

    scope.get<Asked>(path, async (request, reply) => sendSite(context, request, reply))

    scope.post<Asked>(path, async (request, reply) => {
      const { id } = request.params
      const action = actions.get(request.body?.['action'] ?? '')
      if (!action || !isUuid(id)) return sendSite(context, request, reply)
      const shown = await atDesk(context, request, query => action(query, id, request.body ?? {}))
      return shown ? sendSite(context, request, reply, shown) : reply.redirect(sitePath(id, language), 303)
    })

    scope.get<Asked>(`${path}/${monthParameter}`, async (request, reply) => {
      const { id, month } = request.params
      const site = await atDesk(context, request, query => readWatchedSite(query, id))
      if (!site) return reply.callNotFound()
      const reader = { kind: 'member', path: sitePath(id, language) } as const
      return sendDesk(context, reply, { view: { name: 'site-month', site, reader, month } })
    })

    scope.get<Asked>(`${path}/stop`, async (request, reply) => {
      const site = await atDesk(context, request, query => readWatchedSite(query, request.params.id))
      return site ? sendDesk(context, reply, { view: { name: 'site-stop', site } }) : reply.callNotFound()
    })

    scope.post<Asked>(`${path}/stop`, async (request, reply) => {
      const { id } = request.params
      if (!isUuid(id)) return reply.callNotFound()
      await atDesk(context, request, query => stopWatchingSite(query, id))
      return reply.redirect(sitesPaths[language], 303)
    })
  })
}

/** The sites that were typed or pasted, or all of it again with what is wrong. */
function sitesIn(values: FormValues): { readonly sites: readonly Site[] } | RefusedSites {
  const typed = typedIn(values)
  const { pasted } = values
  if (pasted !== undefined) {
    const read = sitesOf(pasted)
    return 'problems' in read ? { ...read, typed, pasted } : read
  }
  const site = siteOf(typed)
  if (typeof site !== 'string') return { sites: [site] }
  return { problems: [{ line: null, text: '', reason: site }], typed, pasted: null }
}

function typedIn({ client = '', address = '', rival = '', rhythm = '' }: FormValues): SiteTyped {
  return { client, address, rival, rhythm }
}

async function sendSites(
  context: ServerContext,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  refused: RefusedSites | null = null,
): Promise<FastifyReply> {
  const list = await atDesk(context, request, listWatchedSites)
  const added = addedIn(request.query)
  return sendDesk(context, reply, {
    view: { name: 'sites', list, added, refused },
    status: refused ? 422 : 200,
  })
}

function addedIn(values: FormValues) {
  if (values['added'] === undefined) return null
  const count = (name: string) => (/^\d{1,3}$/.test(values[name] ?? '') ? Number(values[name]) : 0)
  return { added: count('added'), known: count('known'), refused: count('refused') }
}

/** What an action has to show at once. */
type Shown = Partial<Pick<SiteView, 'newLink' | 'refused'>>

async function sendSite(
  context: ServerContext,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  { newLink = null, refused = null }: Shown = {},
): Promise<FastifyReply> {
  const { id } = request.params
  const site = await atDesk(context, request, query => readWatchedSite(query, id))
  if (!site) {
    reply.callNotFound()
    return reply
  }
  const reader = { kind: 'member', path: sitePath(id, languageOf(request)) } as const
  return sendDesk(context, reply, {
    view: { name: 'site', site, reader, newLink, refused },
    status: refused ? 422 : 200,
  })
}

type Action = (query: Query, id: string, values: FormValues) => Promise<Shown | null>

/** What a member does about a site, by the button they press. */
const actions: ReadonlyMap<string, Action> = new Map<string, Action>([
  [
    'read',
    async (query, id) => {
      await readWatchedSiteNow(query, id)
      return null
    },
  ],
  [
    'change',
    async (query, id, values) => {
      // Its address stays: that of another site would be another curve.
      const site = siteOf({ ...typedIn(values), address: 'https://stays.example/' })
      if (typeof site === 'string') return { refused: site }
      await changeWatchedSite(query, id, site)
      return null
    },
  ],
  ['link', async (query, id) => ({ newLink: await makeClientLink(query, id) })],
  [
    'end-link',
    async (query, id) => {
      await endClientLink(query, id)
      return null
    },
  ],
])
