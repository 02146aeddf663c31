import type { FastifyRequest } from 'fastify'
import { readConsent } from '#contracts/consent.ts'
import { envelope } from '#contracts/forms.ts'
import type { Query } from '#database/database.ts'
import type { ServerContext } from '../context.ts'
import { judgeToken } from '../leads/form-token.ts'

/** What came with a form besides what was typed. */
export interface Envelope {
  readonly key: string | undefined
  readonly token: string | undefined
  readonly honeypot: string | undefined
}

/**
 * Runs a transaction as the visitor: under the role `anon`, with the settings that the procedures
 * read (database/README.md, "Roles"). One statement sets them all, and they end with the
 * transaction.
 *
 * The only headers passed on are `x-forwarded-for`, which holds the address that the server saw (or
 * a trusted proxy did), whatever the visitor wrote there, and the key of the form.
 */
export async function asVisitor<T>(
  {
    database,
    disk,
    environment,
    formSecret,
  }: Pick<ServerContext, 'database' | 'disk' | 'environment' | 'formSecret'>,
  request: FastifyRequest,
  work: (query: Query) => Promise<T>,
  { key, token, honeypot } = envelopeOf(request),
): Promise<T> {
  await disk.refuseFull()
  const judged = honeypot ? ({ suspicion: 'honeypot' } as const) : judgeToken(formSecret, token, Date.now())
  return database.transaction(async query => {
    await query(becomeVisitor, [
      JSON.stringify({ 'x-forwarded-for': request.ip, 'idempotency-key': key }),
      String(environment.auditsPerNetworkPerDay),
      'suspicion' in judged ? judged.suspicion : '',
      'token' in judged ? judged.token : '',
      aiConsent(request.headers.cookie),
    ])
    return work(query)
  })
}

const becomeVisitor = `
  select
    set_config('role', 'anon', true),
    set_config('request.headers', $1, true),
    set_config('site.audits_per_network_per_day', $2, true),
    set_config('site.suspicion', $3, true),
    set_config('site.form_token', $4, true),
    set_config('site.ai_consent', $5, true)`

/**
 * Runs a transaction with the rights of the server, and the network of the visitor: for what a visitor may
 * cause, and has no call for.
 */
export async function forVisitor<T>(
  { database, disk, environment }: Pick<ServerContext, 'database' | 'disk' | 'environment'>,
  { ip }: FastifyRequest,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  await disk.refuseFull()
  return database.transaction(async query => {
    await query(knowNetwork, [
      JSON.stringify({ 'x-forwarded-for': ip }),
      String(environment.auditsPerNetworkPerDay),
    ])
    return work(query)
  })
}

const knowNetwork = `
  select
    set_config('request.headers', $1, true),
    set_config('site.audits_per_network_per_day', $2, true)`

/** The envelope of a call: its headers. */
function envelopeOf({ headers }: FastifyRequest): Envelope {
  const header = (name: string) => headers[name.toLowerCase()]?.toString()
  return {
    key: header(envelope.key.header),
    token: header(envelope.token.header),
    honeypot: header(envelope.honeypot.header),
  }
}

/**
 * The AI choice that travels with a form, in the consent cookie, as it is stored with what the form says.
 * Without a valid one it is empty, and what is stored allows nothing.
 */
function aiConsent(cookies = ''): string {
  const consent = readConsent(cookies, Date.now())
  return consent ? JSON.stringify({ consent_id: consent.id, ...consent.ai }) : ''
}
