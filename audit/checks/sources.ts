import type { SourceLink } from '#contracts/audit-report.ts'

/** The works and documents that the checks rest on. A figure quoted in a check stands in one of them. */

export const geo: SourceLink = {
  title: 'Aggarwal et al., GEO: Generative Engine Optimization, KDD 2024',
  url: 'https://arxiv.org/abs/2311.09735',
}
export const cSeoBench: SourceLink = {
  title: 'Puerto et al., C-SEO Bench, NeurIPS 2025',
  url: 'https://arxiv.org/abs/2506.11097',
}
export const geo16: SourceLink = {
  title: 'Kumar and Palkhouski, GEO-16, 2025',
  url: 'https://arxiv.org/abs/2509.10762',
}
export const absorption: SourceLink = {
  title: 'Zhang, He and Yao, From Citation Selection to Citation Absorption, 2026',
  url: 'https://arxiv.org/abs/2604.25707',
}
export const geoSfe: SourceLink = {
  title: 'Yu et al., GEO-SFE: structural features and citations, 2026',
  url: 'https://arxiv.org/abs/2603.29979',
}
export const convincingEvidence: SourceLink = {
  title: 'Wan, Wallace and Klein, What Evidence Do Language Models Find Convincing?, ACL 2024',
  url: 'https://aclanthology.org/2024.acl-long.403',
}
export const verifiability: SourceLink = {
  title: 'Liu, Zhang and Liang, Evaluating Verifiability in Generative Search Engines, EMNLP 2023',
  url: 'https://arxiv.org/abs/2304.09848',
}
export const dominateAiSearch: SourceLink = {
  title: 'Chen et al., How to Dominate AI Search, 2025',
  url: 'https://arxiv.org/abs/2509.08919',
}
export const schemaCitation: SourceLink = {
  title: 'Fischman, Does Schema Markup Predict AI Citation?, 2026',
  url: 'https://doi.org/10.5281/zenodo.18728697',
}
export const freshContent: SourceLink = {
  title: 'Ahrefs, Do AI assistants prefer to cite fresh content?, 2025',
  url: 'https://ahrefs.com/blog/do-ai-assistants-prefer-to-cite-fresh-content/',
}
export const riseOfTheAiCrawler: SourceLink = {
  title: 'Vercel and MERJ, The rise of the AI crawler, 2024',
  url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
}
export const googleAiGuide: SourceLink = {
  title: 'Google, Optimizing your website for generative AI features, 2026',
  url: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
}
export const googleAiFeatures: SourceLink = {
  title: 'Google, AI features and your website',
  url: 'https://developers.google.com/search/docs/appearance/ai-features',
}
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
export const googleEeat: SourceLink = {
  title: 'Google, E-E-A-T in the quality rater guidelines, 2022',
  url: 'https://developers.google.com/search/blog/2022/12/google-raters-guidelines-e-e-a-t',
}
export const googlePageExperience: SourceLink = {
  title: 'Google, Understanding page experience',
  url: 'https://developers.google.com/search/docs/appearance/page-experience',
}
export const openaiCrawlers: SourceLink = {
  title: 'OpenAI, Overview of OpenAI crawlers',
  url: 'https://developers.openai.com/api/docs/bots',
}
export const anthropicCrawlers: SourceLink = {
  title: 'Anthropic, Does Anthropic crawl data from the web?',
  url: 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
}
export const perplexityCrawlers: SourceLink = {
  title: 'Perplexity, Perplexity crawlers',
  url: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
}
export const mistralCrawlers: SourceLink = {
  title: 'Mistral AI, Robots',
  url: 'https://docs.mistral.ai/robots',
}
export const robotsExclusion: SourceLink = {
  title: 'IETF, RFC 9309: Robots Exclusion Protocol, 2022',
  url: 'https://www.rfc-editor.org/rfc/rfc9309',
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
export const schemaOrg: SourceLink = { title: 'Schema.org vocabulary', url: 'https://schema.org' }
export const contentSignals: SourceLink = {
  title: 'Content Signals, declarations of use in robots.txt',
  url: 'https://contentsignals.org',
}
export const aiPreferences: SourceLink = {
  title: 'IETF, AI Preferences working group: Content-Usage',
  url: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
}
export const tdmRep: SourceLink = {
  title: 'W3C community group, TDM Reservation Protocol, 2024',
  url: 'https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/',
}
export const llmsTxt: SourceLink = {
  title: 'The /llms.txt file, proposal of 2024',
  url: 'https://llmstxt.org/',
}
export const geoOptimizer: SourceLink = {
  title: 'Auriti, GEO Optimizer: decay patterns and names',
  url: 'https://github.com/Auriti-Labs/geo-optimizer-skill',
}
