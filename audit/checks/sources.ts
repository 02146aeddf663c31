import type { SourceLink } from '#contracts/audit-report.ts'
import { type Work, type WorkName, works } from './works.ts'

/** The works and documents that the checks cite. Every figure quoted in a check is from one of them. */

export const geo = cited('geo-kdd-2024')
export const cSeoBench = cited('cseo-bench')
export const geo16 = cited('geo-16')
export const absorption = cited('selection-absorption')
export const geoSfe = cited('geo-sfe')
export const convincingEvidence = cited('convincing-evidence')
export const verifiability = cited('verifiability')
export const dominateAiSearch = cited('dominate-ai-search')
export const schemaCitation = cited('schema-citation')
export const freshContent = cited('ahrefs-freshness')
export const riseOfTheAiCrawler = cited('vercel-crawlers')
export const googleAiGuide = cited('google-ai-guide')
export const googleAiFeatures = cited('google-ai-features')
export const googleEeat = cited('qrg-eeat')
export const openaiCrawlers = cited('openai-bots')
export const anthropicCrawlers = cited('anthropic-bots')
export const perplexityCrawlers = cited('perplexity-bots')
export const mistralCrawlers = cited('mistral-robots')
export const robotsExclusion = cited('rfc9309')
export const schemaOrg = cited('schema-org')
export const aiPreferences = cited('aipref')
export const llmsTxt = cited('llmstxt')

// Cited by checks alone.

export const googleTitles: SourceLink = {
  title: 'Google, Influencing your title links in search results',
  url: 'https://developers.google.com/search/docs/appearance/title-link',
}
export const htmlLanguage: SourceLink = {
  title: 'WHATWG, HTML: the lang attribute',
  url: 'https://html.spec.whatwg.org/multipage/dom.html#the-lang-and-xml:lang-attributes',
}
export const googleCanonical: SourceLink = {
  title: 'Google, How to specify a canonical URL',
  url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
}
export const googleHreflang: SourceLink = {
  title: 'Google, Localized versions of your pages',
  url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
}
export const googleSitemaps: SourceLink = {
  title: 'Google, Build and submit a sitemap',
  url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
}
export const googleRobotsAnswers: SourceLink = {
  title: 'Google, How Google interprets the robots.txt specification',
  url: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
}
export const googleLinks: SourceLink = {
  title: 'Google, Link best practices',
  url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
}
export const googleStructuredData: SourceLink = {
  title: 'Google, General structured data guidelines',
  url: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
}
export const googleInterstitials: SourceLink = {
  title: 'Google, Avoid intrusive interstitials and dialogs',
  url: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
}
export const googlePageExperience: SourceLink = {
  title: 'Google, Understanding page experience',
  url: 'https://developers.google.com/search/docs/appearance/page-experience',
}
export const htmlCharset: SourceLink = {
  title: 'WHATWG, HTML Standard: determining the character encoding',
  url: 'https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding',
}
export const agentDocsSpec: SourceLink = {
  title: 'Agent-Friendly Documentation Spec, 2026',
  url: 'https://agentdocsspec.com',
}
export const lighthouseLinkText: SourceLink = {
  title: 'Lighthouse, Links do not have descriptive text',
  url: 'https://developer.chrome.com/docs/lighthouse/seo/link-text',
}
export const contentSignals: SourceLink = {
  title: 'Content Signals, declarations of use in robots.txt',
  url: 'https://contentsignals.org',
}
export const tdmRep: SourceLink = {
  title: 'W3C community group, TDM Reservation Protocol, 2024',
  url: 'https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/',
}
export const geoOptimizer: SourceLink = {
  title: 'Auriti, GEO Optimizer: decay patterns and names',
  url: 'https://github.com/Auriti-Labs/geo-optimizer-skill',
}

function cited(name: WorkName): SourceLink {
  const { by, title, appeared, url }: Work = works[name]
  return { title: [by, title, appeared].filter(Boolean).join(', '), url }
}
