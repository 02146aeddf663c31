import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formReceivedFolder } from '#contracts/forms.ts'
import type { Confirmation } from '#contracts/visitor-page.ts'
import { confirmLead } from '#database/calls.ts'
import type { ServerContext } from '../context.ts'
import { pathAndQuery } from '../http/path-and-query.ts'
import { issueProof, leadOfProof } from './form-token.ts'

/**
 * Distinguishes a form posted without JavaScript by a person from one posted by a program, without asking the
 * person for anything. There is no token, so the lead is held back. The page that answers links to a
 * stylesheet at an address of its own, which a browser fetches and a program that posts forms does not: that
 * releases the lead (docs/decisions/0011-spam-without-a-third-party.md). The stylesheet hides a link that
 * does the same: only a visitor whose browser has not fetched it, such as a text browser, has to click.
 */
export function installConfirmLead(app: FastifyInstance, context: ServerContext): void {
  app.get<{ Params: { proof: string } }>(`${formReceivedFolder}:proof`, async (request, reply) => {
    await confirm(request.params.proof, context)
    // An invalid proof gets the same answer, so that nothing can be learnt here.
    return reply.type('text/css; charset=utf-8').send('.confirmation { display: none }')
  })
}

/** Query parameter with the proof, on the page that answers. */
const proofParameter = 'received'
/** Query parameter that the link on this page adds. */
const confirmedParameter = 'confirmed'

/** Where a stored form leads, with the proof that its page needs to have the lead released. */
export function withProof(
  path: string,
  leadId: string,
  { formSecret }: Pick<ServerContext, 'formSecret'>,
): string {
  const url = new URL(path, 'http://localhost')
  url.searchParams.set(proofParameter, issueProof(formSecret, leadId))
  return url.pathname + url.search + url.hash
}

/**
 * What the page shows to have its lead released; undefined without a valid proof, or after the link was
 * followed, which releases it.
 */
export async function confirmationFor(
  request: FastifyRequest,
  context: Pick<ServerContext, 'database' | 'formSecret'>,
): Promise<Confirmation | undefined> {
  const { path, query } = pathAndQuery(request)
  const parameters = new URLSearchParams(query)
  const proof = parameters.get(proofParameter) ?? ''
  if (!leadOfProof(context.formSecret, proof)) return undefined
  if (!parameters.has(confirmedParameter)) {
    parameters.set(confirmedParameter, '')
    return { stylesheet: formReceivedFolder + proof, address: `${path}?${parameters}` }
  }
  await confirm(proof, context)
  return undefined
}

async function confirm(
  proof: string,
  { database, formSecret }: Pick<ServerContext, 'database' | 'formSecret'>,
): Promise<void> {
  const leadId = leadOfProof(formSecret, proof)
  if (leadId) await database.transaction(query => confirmLead(query, leadId))
}
