import { limits } from '../../limits.ts'
import type { AgentExchange, Exchange, Visit } from '../../visit.ts'

/** The answer of the server to a crawler, compared with its answer to the audit itself. */
export interface AgentAnswer {
  readonly crawler: string
  readonly exchange: Exchange
  readonly outcome: AgentOutcome
}

/**
 * `served`: the same page. `refused`: an error, a challenge, or much less text, where the audit got the page.
 * `unclear`: the server gave no fair comparison (asked to slow down, was slow, or failed the audit too).
 */
export type AgentOutcome = 'served' | 'refused' | 'unclear'

/** An answer smaller than this share of the audit's own is another page: a challenge, an empty shell. */
const leastShare = 0.3

export function readAgentAnswers(visit: Visit): readonly AgentAnswer[] {
  const own = visit.pages[0]?.exchange
  return visit.agents.map(({ crawler, exchange }: AgentExchange) => ({
    crawler,
    exchange,
    outcome: own ? compare(exchange, own) : 'unclear',
  }))
}

function compare(answer: Exchange, own: Exchange): AgentOutcome {
  if (own.status === null || own.status >= 400) return 'unclear'
  if (answer.status === null) return answer.failure?.code === 'reset' ? 'refused' : 'unclear'
  if (isChallenge(answer) && !isChallenge(own)) return 'refused'
  // A crawler that was asked to wait, after requests of our own, was not refused.
  if (answer.status === 429 || answer.status === 503) return 'unclear'
  if (answer.status >= 400) return 'refused'
  return isMarkdown(answer) || answer.bytes >= own.bytes * leastShare ? 'served' : 'refused'
}

/** Some sites send crawlers the text of the page without its markup, which is most of its bytes. */
function isMarkdown({ headers, body }: Exchange): boolean {
  return /^text\/markdown\b/iu.test(headers['content-type'] ?? '') && body.trim() !== ''
}

/** Found in the pages by which protection services ask visitors to prove that they are human. */
const challengeMarks =
  /cf-challenge|challenge-platform|__cf_chl|px-captcha|datadome|Attention Required!|Just a moment\.\.\./iu

/** Whether an answer is the page of a protection service instead of the requested one. */
export function isChallenge({ headers, body }: Exchange): boolean {
  return headers['cf-mitigated'] !== undefined || challengeMarks.test(body.slice(0, limits.agentTextBytes))
}
