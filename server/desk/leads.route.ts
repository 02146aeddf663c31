import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  deskLengths,
  type LeadFilter,
  type LeadState,
  type LeadView,
  leadPath,
  leadsQuery,
  leadStates,
  leadsPaths,
} from '#contracts/desk.ts'
import type { FormValues } from '#contracts/forms.ts'
import { isUuid } from '#database/answer-of.ts'
import type { Query } from '#database/database.ts'
import {
  answerLead,
  changeLead,
  erasePerson,
  exportLeads,
  listLeads,
  noteLead,
  readLead,
  releaseFromQuarantine,
} from '#database/desk/leads.ts'
import { isStorable } from '#database/storable-text.ts'
import type { ServerContext } from '../context.ts'
import { completeErasure } from '../maintenance/erasures.ts'
import { leadsTable } from './leads-table.ts'
import { pageOf, searchOf } from './list-filter.ts'
import { atDesk, installForMembers, sendDesk } from './members-only.ts'

interface Asked {
  readonly Params: { readonly id: string }
  readonly Querystring: FormValues
  readonly Body: FormValues | undefined
}

/** The leads: the list, one of them, what a member does about it, and the list as a file. */
export function installLeads(app: FastifyInstance, context: ServerContext): void {
  installForMembers(app, context, (scope, language) => {
    const path = leadPath(':id', language)

    scope.get<Asked>(leadsPaths[language], async (request, reply) => {
      const filter = filterOf(request.query)
      const list = await atDesk(context, request, query => listLeads(query, filter))
      return sendDesk(context, reply, { view: { name: 'leads', filter, list } })
    })

    scope.get<Asked>(`${leadsPaths[language]}.csv`, async (request, reply) => {
      const leads = await atDesk(context, request, query => exportLeads(query, filterOf(request.query)))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="leads.csv"')
        .send(leadsTable(leads, language))
    })

    scope.get<Asked>(path, async (request, reply) => sendLead(context, request, reply))

    scope.post<Asked>(path, async (request, reply) => {
      const { id } = request.params
      const values = request.body ?? {}
      const action = actions.get(values['action'] ?? '')
      if (!action || !isUuid(id)) return sendLead(context, request, reply)
      const refused = await atDesk(context, request, query => action(query, id, values))
      return refused
        ? sendLead(context, request, reply, refused)
        : reply.redirect(leadPath(id, language) + leadsQuery(filterOf(request.query)), 303)
    })

    scope.get<Asked>(`${path}/erase`, async (request, reply) => {
      const lead = await atDesk(context, request, query => readLead(query, request.params.id))
      return lead ? sendDesk(context, reply, { view: { name: 'erasure', lead } }) : reply.callNotFound()
    })

    scope.post<Asked>(`${path}/erase`, async (request, reply) => {
      const { id } = request.params
      if (!isUuid(id)) return reply.callNotFound()
      await atDesk(context, request, query => erasePerson(query, id))
      await completeErasure(context.database, context.environment.dataFolder)
      return reply.redirect(leadsPaths[language], 303)
    })
  })
}

/** The filter in the address of a list, without parameters that mean nothing. */
function filterOf(values: FormValues): LeadFilter {
  const { state } = values
  return {
    state: state === 'quarantine' || isState(state) ? state : null,
    search: searchOf(values),
    page: pageOf(values),
  }
}

function isState(text: string | undefined): text is LeadState {
  return leadStates.some(state => state === text)
}

async function sendLead(
  context: ServerContext,
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  refused: LeadView['refused'] = null,
): Promise<FastifyReply> {
  const { id } = request.params
  const filter = filterOf(request.query)
  const read = await atDesk(context, request, async query => {
    const lead = await readLead(query, id)
    return lead && { lead, list: await listLeads(query, filter) }
  })
  if (!read) {
    reply.callNotFound()
    return reply
  }
  const keys = { note: randomUUID(), answer: randomUUID() }
  const view = { name: 'lead', ...read, filter, keys, refused } as const
  return sendDesk(context, reply, { view, status: refused ? 422 : 200 })
}

/** Returns what could not be stored, as it was typed. */
type Action = (query: Query, id: string, values: FormValues) => Promise<LeadView['refused']>

/** What a member does about a lead, by the button they press. */
const actions: ReadonlyMap<string, Action> = new Map<string, Action>([
  [
    'change',
    async (query, id, { state, owner = '', followUpOn = '' }) => {
      if (isState(state))
        await changeLead(query, id, { state, owner: owner || null, followUpOn: dayOf(followUpOn) })
      return null
    },
  ],
  [
    'release',
    async (query, id) => {
      await releaseFromQuarantine(query, id)
      return null
    },
  ],
  ['note', (query, id, values) => keep('note', noteLead, { query, id, values })],
  ['answer', (query, id, values) => keep('answer', answerLead, { query, id, values })],
])

interface Posted {
  readonly query: Query
  readonly id: string
  readonly values: FormValues
}

/** Stores what a member wrote. Text that is empty, too long or not storable comes back to them. */
async function keep(
  action: 'note' | 'answer',
  write: typeof noteLead,
  { query, id, values }: Posted,
): Promise<LeadView['refused']> {
  const { text = '', key = '' } = values
  const isFine = text.trim() !== '' && [...text].length <= deskLengths[action] && isStorable(text)
  if (isFine && isUuid(key) && (await write(query, id, { key, text }))) return null
  return { action, text: text.replaceAll('\0', '').toWellFormed() }
}

/** A day of the calendar; null for anything else. */
function dayOf(text: string): string | null {
  const isDay = /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
  return isDay ? text : null
}
