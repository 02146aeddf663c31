import type { IncomingHttpHeaders } from 'node:http'
import { type Crawler, crawlers } from '#contracts/crawlers.ts'

/**
 * The crawler that a request claims to come from, or null: by its `Signature-Agent`, or by a name in its
 * user agent, whatever the version.
 */
export function crawlerOf(headers: IncomingHttpHeaders): Crawler | null {
  return signing(headers['signature-agent']) ?? named(headers['user-agent'])
}

/**
 * The agent of ChatGPT sends the user agent of a browser and names itself only where it signs requests (RFC
 * 9421). The signature is not checked: it is a claim, like a user agent.
 */
function signing(signatureAgent: string | string[] | undefined): Crawler | null {
  return signatureAgent === '"https://chatgpt.com"' ? chatGptAgent : null
}

const chatGptAgent = crawlers.find(({ name }) => name === 'ChatGPT Agent') ?? null

/** Results are cached, because the same few user agents come again and again. */
function named(userAgent: string | undefined): Crawler | null {
  if (!userAgent) return null
  const known = answers.get(userAgent)
  if (known !== undefined) return known
  const crawler = find(userAgent.toLowerCase())
  // Invented user agents would fill the memory.
  if (answers.size >= answersMax) answers.clear()
  answers.set(userAgent, crawler)
  return crawler
}

const answers = new Map<string, Crawler | null>()
const answersMax = 1_000

function find(userAgent: string): Crawler | null {
  return tokens.find(({ token }) => userAgent.includes(token))?.crawler ?? null
}

/** xAI documents no crawler: these names come from lists that others publish. */
const undocumented: Readonly<Record<string, readonly string[]>> = {
  'xAI / Grok': ['GrokBot', 'Grok-DeepSearch', 'xAI-Grok', 'xAI-Bot', 'xAI-SearchBot'],
}

/** The longest first: Applebot is also the beginning of Applebot-Extended. */
const tokens = crawlers
  .flatMap(crawler => namesInUserAgents(crawler).map(token => ({ token: token.toLowerCase(), crawler })))
  .toSorted((a, b) => b.token.length - a.token.length)

function namesInUserAgents({ name, robotsToken }: Crawler): readonly string[] {
  return robotsToken ? [robotsToken] : (undocumented[name] ?? [])
}
