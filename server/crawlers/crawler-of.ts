import { type Crawler, crawlers } from '#contracts/crawlers.ts'

/**
 * The crawler that a user agent names, or null: by its token, never by its version. Answers are kept,
 * because the same few user agents come over and over.
 */
export function crawlerOf(userAgent: string | undefined): Crawler | null {
  if (!userAgent) return null
  const known = answers.get(userAgent)
  if (known !== undefined) return known
  const crawler = find(userAgent.toLowerCase())
  // Whoever invents user agents empties the memory rather than fill it.
  if (answers.size >= answersMax) answers.clear()
  answers.set(userAgent, crawler)
  return crawler
}

const answers = new Map<string, Crawler | null>()
const answersMax = 1_000

function find(userAgent: string): Crawler | null {
  return tokens.find(({ token }) => userAgent.includes(token))?.crawler ?? null
}

/** The longest first: Applebot is also the beginning of Applebot-Extended. */
const tokens = crawlers
  .flatMap(crawler => (crawler.robotsToken ? [{ token: crawler.robotsToken.toLowerCase(), crawler }] : []))
  .toSorted((a, b) => b.token.length - a.token.length)
