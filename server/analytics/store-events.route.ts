import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eventsPerRequest } from '#contracts/analytics-event.ts'
import { eventsCall } from '#contracts/calls.ts'
import { readConsent } from '#contracts/consent.ts'
import { insertEvents, readEventColumns } from '#database/events.ts'
import { badBody, installRest } from '../calls/calls.route.ts'
import type { ServerContext } from '../context.ts'
import { asVisitor } from '../forms/visitor.ts'
import { allowance } from '../limits/allowance.ts'
import { limits } from '../limits/limits.ts'
import { Refusal } from '../refusal.ts'
import { type Batch, type EventRow, takeIn } from './intake.ts'

interface Asked {
  readonly Querystring: { readonly columns?: string }
}

/**
 * Receives batches of events: stores those that may be stored, and counts the others by the reason they
 * were refused for.
 */
export function installStoreEvents(app: FastifyInstance, context: ServerContext): void {
  const events = { ...context, database: context.databaseOfEvents }
  installRest(app, context, async scope => {
    const known = await context.database.transaction(readEventColumns)
    const admit = admission(context)
    scope.post<Asked>(eventsCall.slice(scope.prefix.length), async (request, reply) => {
      const posted = postedEvents(request.body, request.query.columns)
      const unknownField = posted.columns.find(column => !known.includes(column))
      const rows = admit(posted, unknownField, request)
      if (rows.length > 0) await asVisitor(events, request, query => insertEvents(query, { ...posted, rows }))
      context.metrics?.accept('event', rows.length)
      return reply.code(201).send()
    })
  })
}

type Admit = (
  posted: PostedEvents,
  unknownField: string | undefined,
  request: FastifyRequest,
) => PostedEvents['rows']

/**
 * Returns the events that may be stored. Most refusals are silent, since the sender is not at fault.
 *
 * @throws Refusal 413 for more events than one request may hold, 429 for more than a network or the day may.
 * @throws Refusal PGRST204 when events were refused for a field that their table does not have: that is a
 *   mistake of the program that sends them.
 */
function admission({ refusals }: ServerContext): Admit {
  const allowed = allowance({
    of: 'events',
    perNetwork: limits.eventsPerNetworkPerMinute,
    period: minute,
    perDay: limits.eventsPerDay,
  })

  return ({ rows }, unknownField, request) => {
    const { accepted, refused } = takeIn(rows, batchOf(request, unknownField))
    for (const reason of refused) refusals.add(reason)
    if (refused.includes('unknown-field')) refuseUnknownField(unknownField)
    try {
      if (accepted.length > eventsPerRequest) throw tooManyInOne()
      allowed.take(request.ip, accepted.length)
    } catch (error) {
      refusals.add('too-many', accepted.length)
      throw error
    }
    return accepted
  }
}

const minute = 60_000

function tooManyInOne(): Refusal {
  const message = `A request holds ${eventsPerRequest} events at most`
  return new Refusal(413, { code: '54000', message })
}

function refuseUnknownField(field: string | undefined): void {
  if (field === undefined) return
  const message = `Could not find the '${field}' column of 'analytics_events' in the schema cache`
  throw new Refusal(400, { code: 'PGRST204', message })
}

function batchOf({ headers }: FastifyRequest, unknownField: string | undefined): Batch {
  const now = Date.now()
  return {
    allows: readConsent(headers.cookie ?? '', now)?.preferences ?? null,
    userAgent: headers['user-agent'] ?? '',
    unknownField,
    now,
  }
}

/** The events of one request, and the columns to fill: null where an event lacks one. */
interface PostedEvents {
  readonly columns: readonly string[]
  readonly rows: readonly EventRow[]
}

/**
 * The events of a body: one, or an array of them. `columns` is the parameter that PostgREST's client adds
 * for an array: `"a","b"`.
 *
 * @throws Refusal PGRST102
 */
function postedEvents(body: unknown, columns: string | undefined): PostedEvents {
  const rows = rowsOf(body)
  const named = columns === undefined ? sharedKeys(rows) : columnsOf(columns)
  if (named.length === 0 && rows.length > 0) throw badBody('A row has at least one column')
  return { columns: named, rows }
}

function rowsOf(body: unknown): readonly EventRow[] {
  const rows = Array.isArray(body) ? body : [body]
  if (rows.every(isObject)) return rows
  throw badBody('The body must be a JSON object or an array of them')
}

function isObject(value: unknown): value is EventRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sharedKeys(rows: readonly EventRow[]): readonly string[] {
  const keys = Object.keys(rows[0] ?? {})
  const isShared = (row: EventRow) =>
    Object.keys(row).length === keys.length && keys.every(key => Object.hasOwn(row, key))
  if (rows.every(isShared)) return keys
  throw badBody('All object keys must match')
}

function columnsOf(parameter: string): readonly string[] {
  return Array.from(parameter.matchAll(/"([^"]*)"|([^,"]+)/g), ([, inQuotes, bare]) => inQuotes ?? bare ?? '')
}
