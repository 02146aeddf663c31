import type { EngineId } from '#contracts/audit-report.ts'
import { type Crawler, crawlers } from '#contracts/crawlers.ts'

/**
 * The crawlers that decide on citations and have a known user agent. Training crawlers are left out on
 * purpose: closing a site to them is an editorial choice and costs no citation.
 */
export const citationCrawlers: readonly CitationCrawler[] = crawlers.filter(isCitationCrawler)

export interface CitationCrawler extends Crawler {
  readonly robotsToken: string
  readonly userAgent: string
}

/**
 * The crawler that fills each engine's index, and the one that fetches pages for its users where there is
 * one.
 */
export const engineCrawlers: Readonly<Record<EngineId, EngineCrawlers>> = {
  chatgpt: { search: citationCrawler('OAI-SearchBot'), user: citationCrawler('ChatGPT-User') },
  claude: { search: citationCrawler('Claude-SearchBot'), user: citationCrawler('Claude-User') },
  perplexity: { search: citationCrawler('PerplexityBot'), user: citationCrawler('Perplexity-User') },
  google: { search: citationCrawler('Googlebot'), user: null },
  copilot: { search: citationCrawler('bingbot'), user: null },
  mistral: { search: citationCrawler('MistralAI-Index'), user: citationCrawler('MistralAI-User') },
}

export interface EngineCrawlers {
  readonly search: CitationCrawler
  readonly user: CitationCrawler | null
}

function isCitationCrawler(crawler: Crawler): crawler is CitationCrawler {
  return crawler.citationCritical && crawler.robotsToken !== null && crawler.userAgent !== null
}

function citationCrawler(name: string): CitationCrawler {
  const crawler = citationCrawlers.find(candidate => candidate.name === name)
  if (!crawler) throw new Error(`crawlers.json has no citation crawler named ${name}`)
  return crawler
}
