/** A work that both the audit and the pages of the site cite. */
export interface Work {
  /** In the language of the work. */
  readonly title: string
  readonly url: string
  /** As shown beside a check: the authors, unless the title names them, and where or when it was published. */
  readonly by?: string
  readonly appeared?: string
}

/** Keys are the names of files in `content/sources/`, which say what each work measured and what it does not show. */
export const works = {
  'ahrefs-freshness': {
    by: 'Ahrefs',
    title: 'Do AI assistants prefer to cite fresh content?',
    appeared: '2025',
    url: 'https://ahrefs.com/blog/do-ai-assistants-prefer-to-cite-fresh-content/',
  },
  aipref: {
    by: 'IETF',
    title: 'Associating AI Usage Preferences with Content in HTTP, draft 05',
    appeared: '2026',
    url: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
  },
  'anthropic-bots': {
    by: 'Anthropic',
    title: 'Does Anthropic crawl data from the web, and how can site owners block the crawler?',
    url: 'https://support.claude.com/en/articles/8896518-does-anthropic-crawl-data-from-the-web-and-how-can-site-owners-block-the-crawler',
  },
  'convincing-evidence': {
    by: 'Wan, Wallace and Klein',
    title: 'What Evidence Do Language Models Find Convincing?',
    appeared: 'ACL 2024',
    url: 'https://aclanthology.org/2024.acl-long.403',
  },
  'cseo-bench': {
    by: 'Puerto et al.',
    title: 'C-SEO Bench: Does Conversational SEO Work?',
    appeared: 'NeurIPS 2025',
    url: 'https://arxiv.org/abs/2506.11097',
  },
  'dominate-ai-search': {
    by: 'Chen et al.',
    title: 'Generative Engine Optimization: How to Dominate AI Search',
    appeared: '2025',
    url: 'https://arxiv.org/abs/2509.08919',
  },
  'geo-16': {
    by: 'Kumar and Palkhouski',
    title: 'AI Answer Engine Citation Behavior: An Empirical Analysis of the GEO-16 Framework',
    appeared: '2025',
    url: 'https://arxiv.org/abs/2509.10762',
  },
  'geo-kdd-2024': {
    by: 'Aggarwal et al.',
    title: 'GEO: Generative Engine Optimization',
    appeared: 'KDD 2024',
    url: 'https://arxiv.org/abs/2311.09735',
  },
  'geo-sfe': {
    by: 'Yu et al.',
    title: 'Structural Feature Engineering for Generative Engine Optimization',
    appeared: '2026',
    url: 'https://arxiv.org/abs/2603.29979',
  },
  'google-ai-features': {
    by: 'Google',
    title: 'AI features and your website',
    url: 'https://developers.google.com/search/docs/appearance/ai-features',
  },
  'google-ai-guide': {
    by: 'Google',
    title: 'Optimizing your website for generative AI features on Google Search',
    appeared: '2026',
    url: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  },
  llmstxt: {
    by: 'Howard',
    title: 'The /llms.txt file',
    appeared: '2024',
    url: 'https://llmstxt.org/',
  },
  'mistral-robots': {
    by: 'Mistral AI',
    title: 'Mistral AI crawlers',
    url: 'https://docs.mistral.ai/robots',
  },
  'openai-bots': {
    by: 'OpenAI',
    title: 'Overview of OpenAI Crawlers',
    url: 'https://developers.openai.com/api/docs/bots',
  },
  'perplexity-bots': {
    by: 'Perplexity',
    title: 'Perplexity Crawlers',
    url: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
  },
  'qrg-eeat': {
    by: 'Google',
    title: 'Our latest update to the quality rater guidelines: E-A-T gets an extra E for Experience',
    appeared: '2022',
    url: 'https://developers.google.com/search/blog/2022/12/google-raters-guidelines-e-e-a-t',
  },
  rfc9309: {
    by: 'IETF',
    title: 'RFC 9309: Robots Exclusion Protocol',
    appeared: '2022',
    url: 'https://www.rfc-editor.org/rfc/rfc9309',
  },
  'schema-citation': {
    by: 'Fischman',
    title: 'Does Schema Markup Predict AI Citation?',
    appeared: '2026',
    url: 'https://doi.org/10.5281/zenodo.18728697',
  },
  'schema-org': {
    title: 'Schema.org vocabulary',
    url: 'https://schema.org',
  },
  'selection-absorption': {
    by: 'Zhang, He and Yao',
    title: 'From Citation Selection to Citation Absorption',
    appeared: '2026',
    url: 'https://arxiv.org/abs/2604.25707',
  },
  'vercel-crawlers': {
    by: 'Vercel and MERJ',
    title: 'The rise of the AI crawler',
    appeared: '2024',
    url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  },
  verifiability: {
    by: 'Liu, Zhang and Liang',
    title: 'Evaluating Verifiability in Generative Search Engines',
    appeared: 'EMNLP 2023',
    url: 'https://arxiv.org/abs/2304.09848',
  },
} as const satisfies Readonly<Record<string, Work>>

export type WorkName = keyof typeof works
