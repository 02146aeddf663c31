import type { Exchange } from '../visit.ts'
import { isChallenge } from './site/agent-answers.ts'
import type { UnreadReason } from './site/site-facts.ts'

/** Why an exchange brought no page that can be judged, or null when it did. Whether its markup can be read shows later. */
export function unreadReason(exchange: Exchange): Exclude<UnreadReason, 'too-heavy' | 'out-of-time'> | null {
  const { status, failure, body } = exchange
  if (status === null) return 'no-answer'
  // What came of it before may be half of a page, and half a page is not what the site says.
  if (failure) return 'broken-off'
  if (isRefusal(exchange, status)) return 'blocked'
  if (status >= 300) return 'http-error'
  if (!isHtml(exchange)) return 'not-a-page'
  return body.trim() === '' ? 'empty-page' : null
}

/** Statuses by which a server says that it knows the page and keeps it from this visitor. */
const refusals = [401, 403, 407, 429]

function isRefusal(exchange: Exchange, status: number): boolean {
  if (refusals.includes(status)) return true
  return status < 400 ? exchange.headers['cf-mitigated'] === 'challenge' : isChallenge(exchange)
}

/** A server that names no type is given the benefit of the doubt when it sends markup. */
function isHtml({ headers, body }: Exchange): boolean {
  const type = headers['content-type']
  return type ? /^(?:text\/html|application\/xhtml\+xml)/iu.test(type.trim()) : body.includes('<html')
}
