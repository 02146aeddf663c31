import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type FormToken, formTokenAge, formTokenPath } from '#contracts/forms.ts'
import type { ServerContext } from '../context.ts'
import { networkOf } from '../limits/network.ts'

/** Why a form is suspect, in the words of `leads.quarantined_for` (database/). */
type Suspicion = 'honeypot' | 'no-token' | 'forged-token' | 'early-token' | 'expired-token'

/** The number of a valid token, or why there is none. */
export type Judgement = { readonly token: string } | { readonly suspicion: Suspicion }

/** A form asks for its token when someone begins to fill it in. */
export function installFormToken(app: FastifyInstance, { formSecret }: ServerContext): void {
  app.get(formTokenPath, async (): Promise<FormToken> => ({ token: issueToken(formSecret, Date.now()) }))
}

/**
 * A new token: a random number and the time in milliseconds, signed. It shows that someone loaded the form
 * and took their time; the database accepts it for one lead only.
 */
export function issueToken(secret: Buffer, now: number): string {
  const content = `${randomUUID()}.${now}`
  return `${content}.${signature(secret, 'token', content)}`
}

/** `text` is the token that came with a form; undefined when there was none. */
export function judgeToken(secret: Buffer, text: string | undefined, now: number): Judgement {
  if (!text) return { suspicion: 'no-token' }
  const [token = '', issuedAt = '', signed = ''] = text.split('.')
  if (!isSigned(secret, 'token', { content: `${token}.${issuedAt}`, signed })) {
    return { suspicion: 'forged-token' }
  }
  const age = now - Number(issuedAt)
  if (age < formTokenAge.fromMs) return { suspicion: 'early-token' }
  return age > formTokenAge.toMs ? { suspicion: 'expired-token' } : { token }
}

/** Names a lead, signed: see `confirm-lead.route.ts`. */
export function issueProof(secret: Buffer, leadId: string): string {
  return `${leadId}.${signature(secret, 'proof', leadId)}`
}

export function leadOfProof(secret: Buffer, text: string): string | null {
  const [leadId = '', signed = ''] = text.split('.')
  return isSigned(secret, 'proof', { content: leadId, signed }) ? leadId : null
}

/** Names a watcher in the links of their mails, signed: anyone who has it may confirm and end. It is stored nowhere. */
export function issueWatchKey(secret: Buffer, watcherId: string): string {
  return `${watcherId}.${signature(secret, 'watch', watcherId)}`
}

export function watcherOfKey(secret: Buffer, text: string): string | null {
  const [watcherId = '', signed = ''] = text.split('.')
  return isSigned(secret, 'watch', { content: watcherId, signed }) ? watcherId : null
}

/**
 * The key of a form that was sent without one: the same when it is sent again from the same network.
 * Signed, because under a key that could be guessed, a stranger who knows what was typed would be given the
 * answer too, with the key of the report's owner.
 */
export function keyWithoutScript(secret: Buffer, path: string, address: string): string {
  return signature(secret, 'key', `${path} ${networkOf(address)}`)
}

/** Signed too, so that a text signed for one purpose is worthless for another. */
type Purpose = 'token' | 'proof' | 'watch' | 'key'

function signature(secret: Buffer, purpose: Purpose, content: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${content}`).digest('base64url')
}

function isSigned(
  secret: Buffer,
  purpose: Exclude<Purpose, 'key'>,
  { content, signed }: { readonly content: string; readonly signed: string },
): boolean {
  const expected = Buffer.from(signature(secret, purpose, content))
  const given = Buffer.from(signed)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
