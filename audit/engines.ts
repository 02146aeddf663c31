import type { EngineId } from '#contracts/audit-report.ts'

/** The six answer engines whose search crawlers are documented by their makers. */
export const engines: Readonly<
  Record<EngineId, { readonly name: string; readonly rendersScripts: boolean }>
> = {
  chatgpt: { name: 'ChatGPT', rendersScripts: false },
  claude: { name: 'Claude', rendersScripts: false },
  perplexity: { name: 'Perplexity', rendersScripts: false },
  // Googlebot and bingbot run scripts before they index (Google and Bing say so); the others do not
  // (Vercel and MERJ, The rise of the AI crawler, 2024).
  google: { name: 'Google', rendersScripts: true },
  copilot: { name: 'Copilot', rendersScripts: true },
  mistral: { name: 'Mistral', rendersScripts: false },
}

/** The engines that cap the score: most people who ask an engine ask one of these. */
export const decisiveEngines: readonly EngineId[] = ['chatgpt', 'google', 'perplexity']
