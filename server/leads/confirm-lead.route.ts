import type { FastifyInstance, FastifyReply } from 'fastify'
import { confirmLead } from '#database/calls.ts'
import type { House } from '../house.ts'
import { issueProof, leadOfProof } from './form-token.ts'

/**
 * How a form without JavaScript is told from a program's, without asking the person for anything.
 * There is no token, so the lead is held back. The page that answers asks the browser for one thing
 * more, which a browser fetches by itself and a program that posts forms does not: then the lead is
 * released (docs/decisions/0011-spam-without-a-third-party.md).
 */
export function installConfirmLead(app: FastifyInstance, { database, formSecret }: House): void {
  app.get<{ Params: { proof: string } }>(`${confirmPath}:proof`, async (request, reply) => {
    const leadId = leadOfProof(formSecret, request.params.proof)
    if (leadId) await database.transaction(query => confirmLead(query, leadId))
    // The same for a proof that is none: there is nothing to learn here.
    return reply.code(204).send()
  })
}

const confirmPath = '/form-received/'

/** The query parameter that brings the proof to the page that answers. */
export const proofParameter = 'received'

/** Where a form leads that was stored, with the proof that its page needs to have the lead released. */
export function withProof(path: string, leadId: string, { formSecret }: Pick<House, 'formSecret'>): string {
  const url = new URL(path, 'http://localhost')
  url.searchParams.set(proofParameter, issueProof(formSecret, leadId))
  return url.pathname + url.search + url.hash
}

/** Has the browser that shows this page fetch what releases the lead. A text that is no proof asks for nothing. */
export function askForConfirmation(
  reply: FastifyReply,
  proof: string | undefined,
  { formSecret }: Pick<House, 'formSecret'>,
): void {
  if (proof !== undefined && leadOfProof(formSecret, proof)) {
    reply.header('link', `<${confirmPath}${proof}>; rel=preload; as=image`)
  }
}
