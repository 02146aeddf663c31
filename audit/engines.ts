import type { EngineId, UndocumentedEngine } from '#contracts/audit-report.ts'

/** The six answer engines whose search crawlers are documented by their makers. */
export const engines: Readonly<Record<EngineId, Engine>> = {
  chatgpt: { name: 'ChatGPT', rendersScripts: false, obeysExtractBans: false },
  claude: { name: 'Claude', rendersScripts: false, obeysExtractBans: false },
  perplexity: { name: 'Perplexity', rendersScripts: false, obeysExtractBans: false },
  google: { name: 'Google', rendersScripts: true, obeysExtractBans: true },
  copilot: { name: 'Copilot', rendersScripts: true, obeysExtractBans: true },
  mistral: { name: 'Mistral', rendersScripts: false, obeysExtractBans: false },
}

interface Engine {
  readonly name: string
  /**
   * Googlebot and bingbot run scripts before they index (Google and Bing say so); the others do not (Vercel
   * and MERJ, The rise of the AI crawler, 2024). Mistral was not in that study and documents nothing: it is
   * assumed to be like the others.
   */
  readonly rendersScripts: boolean
  /** Whether its maker documents that a page may forbid extracts (`nosnippet`): only Google and Bing do. */
  readonly obeysExtractBans: boolean
}

/** The engines whose gates cap the score: most people who ask an engine ask one of these. */
export const decisiveEngines: readonly EngineId[] = ['chatgpt', 'google', 'perplexity']

/**
 * Shown with the others, but without gates: a rule for an invented token would promise an effect that it
 * does not have.
 */
export const undocumentedEngines: readonly UndocumentedEngine[] = [
  {
    name: 'Grok',
    sentence: {
      fr: 'Non documenté : xAI ne publie ni nom de robot, ni règle pour robots.txt, ni adresses. Rien ne permet de dire ce que Grok lit de ce site.',
      en: 'Undocumented: xAI publishes no crawler name, no rule for robots.txt, no addresses. Nothing allows us to say what Grok reads of this site.',
    },
  },
]
