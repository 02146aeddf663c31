import type { Exchange } from '../visit.ts'
import { isChallenge } from './site/agent-answers.ts'
import type { UnreadReason } from './site/site-facts.ts'
import { isWebPage } from './web-page.ts'

/** Why the answer is not a page that can be judged, or null when it is. Limits of parsing are checked later. */
export function unreadReason(exchange: Exchange): Exclude<UnreadReason, 'too-heavy' | 'out-of-time'> | null {
  const { status, failure, body } = exchange
  if (status === null) return 'no-answer'
  // The part that arrived may be half of a page, which is not what the site says.
  if (failure) return 'broken-off'
  if (isRefusal(exchange, status)) return 'blocked'
  if (status >= 300) return 'http-error'
  if (!isHtml(exchange)) return 'not-a-page'
  return body.trim() === '' ? 'empty-page' : null
}

/** Statuses that refuse this visitor a page that exists. */
const refusals = [401, 403, 407, 429]

function isRefusal(exchange: Exchange, status: number): boolean {
  if (refusals.includes(status)) return true
  return status < 400 ? exchange.headers['cf-mitigated'] === 'challenge' : isChallenge(exchange)
}

/** Without a Content-Type, browsers look at the beginning. A comment or the declaration of XML may precede the page. */
function isHtml({ headers, body }: Exchange): boolean {
  const type = headers['content-type']
  if (type) return /^(?:text\/html|application\/xhtml\+xml)/iu.test(type.trim())
  return isWebPage(body) || /^\s*<!--|<html[\s>]/iu.test(body)
}
