import type { FastifyRequest } from 'fastify'
import { readConsent } from '#contracts/consent.ts'
import { envelope } from '#contracts/forms.ts'
import * as calls from '#database/calls.ts'
import type { Query } from '#database/database.ts'
import type { ServerContext } from '../context.ts'
import { judgeToken } from './form-token.ts'

/** What came with a form besides what was typed. */
export interface Envelope {
  readonly key: string | undefined
  readonly token: string | undefined
  readonly honeypot: string | undefined
}

type Stored = Pick<ServerContext, 'database' | 'disk' | 'environment'>

/**
 * Runs a transaction with the rights of the visitor. Two headers reach the database: the key of the form,
 * and as `x-forwarded-for` the address that the server saw (or a trusted proxy did), whatever the visitor
 * wrote there.
 */
export async function asVisitor<T>(
  context: Stored & Pick<ServerContext, 'formSecret'>,
  request: FastifyRequest,
  work: (query: Query) => Promise<T>,
  { key, token, honeypot }: Envelope = envelopeOf(request),
): Promise<T> {
  await context.disk.refuseFull()
  const judged = honeypot
    ? ({ suspicion: 'honeypot' } as const)
    : judgeToken(context.formSecret, token, Date.now())
  const aiConsent = aiConsentOf(request.headers.cookie)
  return calls.asVisitor(context.database, work, {
    ...visitorOf(request, context),
    key,
    aiConsent,
    ...judged,
  })
}

/** Runs a transaction with the rights of the server, for an action of a visitor that is no call. */
export async function forVisitor<T>(
  context: Stored,
  request: FastifyRequest,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  await context.disk.refuseFull()
  return calls.forVisitor(context.database, work, visitorOf(request, context))
}

function visitorOf({ ip }: FastifyRequest, { environment }: Pick<ServerContext, 'environment'>) {
  return { address: ip, audits: environment.auditsPerNetworkPerDay }
}

function envelopeOf({ headers }: FastifyRequest): Envelope {
  const header = (name: string) => headers[name.toLowerCase()]?.toString()
  return {
    key: header(envelope.key.header),
    token: header(envelope.token.header),
    honeypot: header(envelope.honeypot.header),
  }
}

/**
 * The AI choice of the consent cookie, as it is stored with a lead. Empty without a valid one, which allows
 * nothing.
 */
function aiConsentOf(cookies = ''): string {
  const consent = readConsent(cookies, Date.now())
  return consent ? JSON.stringify({ consent_id: consent.id, ...consent.ai }) : ''
}
