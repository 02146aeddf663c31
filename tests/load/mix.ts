import { randomUUID } from 'node:crypto'
import { auditCall, contactCall, eventsCall } from '#contracts/calls.ts'
import { contactFormPaths, homePaths } from '#contracts/paths.ts'
import { auditRequest, contact } from '#database/testing/visitor.ts'
import { consentingHeaders } from '#server/testing/consenting.ts'
import { pageView } from './page-view.ts'

/** What visitors do: of two hundred requests 180 bring ten events each, 16 are for pages, 3 send a message, 1 an audit. */
export const kinds = ['event', 'page', 'message', 'audit'] as const
/** Of all requests. */
export const eventShare = 0.9
export type Kind = (typeof kinds)[number]

/** One request and its answer. The status is null when none came. */
export interface Exchange {
  readonly kind: Kind
  readonly status: number | null
  /** In milliseconds, from when it was due. */
  readonly took: number
  readonly retryAfter: boolean
  /** It says that what came with it is stored. */
  readonly isAccepted: boolean
}

/** Sends at fixed times, however long answers take: the same requests each time. */
export async function sendSteadily(
  origin: string,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<readonly Exchange[]> {
  const begun = performance.now()
  const exchanges = Array.from({ length: perSecond * seconds }, async (_, index) => {
    const due = begun + (index * 1_000) / perSecond
    await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())))
    return exchange(origin, kindOf(index), due)
  })
  return Promise.all(exchanges)
}

/** As many at once as there are clients, each its next request as soon as it has an answer. */
export async function sendAtOnce(
  origin: string,
  { clients, seconds }: { readonly clients: number; readonly seconds: number },
): Promise<readonly Exchange[]> {
  const end = performance.now() + seconds * 1_000
  let index = 0
  const client = async () => {
    const answered: Exchange[] = []
    while (performance.now() < end) {
      index += 1
      answered.push(await exchange(origin, kindOf(index), performance.now()))
    }
    return answered
  }
  return (await Promise.all(Array.from({ length: clients }, client))).flat()
}

/** The kinds, spread evenly. */
function kindOf(index: number): Kind {
  if (index % 200 === 100) return 'audit'
  if (index % 200 === 50 || index % 200 === 120 || index % 200 === 190) return 'message'
  return index % 25 === 3 || index % 25 === 17 ? 'page' : 'event'
}

/** In milliseconds: one that waits longer has no answer. */
const answerTimeMax = 30_000

export async function exchange(origin: string, kind: Kind, due: number): Promise<Exchange> {
  const { path, body } = requests[kind]()
  const request = {
    headers: { ...consentingHeaders(), 'content-type': 'application/json', 'x-forwarded-for': anyNetwork() },
    signal: AbortSignal.timeout(answerTimeMax),
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  }
  const answer = await fetch(origin + path, request).then(
    async response => ({ response, text: await response.text() }),
    () => null,
  )
  return {
    kind,
    status: answer?.response.status ?? null,
    took: performance.now() - due,
    retryAfter: answer?.response.headers.has('retry-after') ?? false,
    isAccepted: answer?.response.status === 201 || answer?.text.includes('"success":true') === true,
  }
}

let visitors = 0

function anyNetwork(): string {
  visitors += 1
  return `10.${Math.floor(visitors / 62_500) % 250}.${Math.floor(visitors / 250) % 250}.${visitors % 250}`
}

interface Asked {
  readonly path: string
  readonly body?: object
}

const requests: Readonly<Record<Kind, () => Asked>> = {
  event: () => ({ path: eventsCall, body: Array.from({ length: 10 }, pageView) }),
  page: () => ({ path: visitors % 2 === 0 ? homePaths.fr : contactFormPaths.en }),
  message: () => ({ path: contactCall, body: { ...contact, p_email: `${randomUUID()}@example.org` } }),
  audit: () => ({
    path: auditCall,
    body: { ...auditRequest, p_email: `${randomUUID()}@example.org`, p_website: `${randomUUID()}.invalid` },
  }),
}
