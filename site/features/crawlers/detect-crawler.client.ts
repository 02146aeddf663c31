/** The models whose crawlers are known by a keyword of their user agent. */
export const models = ['chatgpt', 'claude', 'gemini', 'perplexity', 'mistral', 'grok', 'copilot'] as const
type Model = (typeof models)[number]

export interface Detection {
  /** `generic`: a crawler of no known model. */
  readonly model: Model | 'generic' | 'unknown'
  readonly confidence: number
}

/** Detects a crawler by keywords of its user agent, which is a claim. */
export function detectCrawler(userAgent: string): Detection {
  const text = userAgent.toLowerCase()
  const model = models.find(keyword => text.includes(keyword))
  if (model) return { model, confidence: 0.9 }
  // "AI" counts in capitals alone: its two letters are in many words.
  const isGeneric = /bot|crawler|spider|agent/.test(text) || userAgent.includes('AI')
  return isGeneric ? { model: 'generic', confidence: 0.6 } : { model: 'unknown', confidence: 0.5 }
}

interface ModelProfile {
  readonly optimizationLevel: 'basic' | 'advanced' | 'expert'
  readonly contentFormat: 'detailed' | 'conversational' | 'concise'
  readonly confidence: number
}

const unknownProfile: ModelProfile = {
  optimizationLevel: 'basic',
  contentFormat: 'detailed',
  confidence: 0.5,
}

const profiles: Readonly<Record<Model, ModelProfile>> = {
  chatgpt: { optimizationLevel: 'advanced', contentFormat: 'detailed', confidence: 0.9 },
  claude: { optimizationLevel: 'expert', contentFormat: 'conversational', confidence: 0.95 },
  gemini: { optimizationLevel: 'advanced', contentFormat: 'detailed', confidence: 0.85 },
  perplexity: { optimizationLevel: 'expert', contentFormat: 'concise', confidence: 0.9 },
  mistral: { optimizationLevel: 'advanced', contentFormat: 'detailed', confidence: 0.8 },
  grok: { optimizationLevel: 'advanced', contentFormat: 'conversational', confidence: 0.8 },
  copilot: { optimizationLevel: 'basic', contentFormat: 'detailed', confidence: 0.75 },
}

/** The meta tags that a page declares to a crawler, by name. */
export function crawlerMetadata(model: Detection['model']): Readonly<Record<string, string>> {
  const profile = model === 'generic' || model === 'unknown' ? unknownProfile : profiles[model]
  return {
    'ai-model': model,
    'ai-optimization-level': profile.optimizationLevel,
    'ai-content-format': profile.contentFormat,
    'ai-confidence': String(profile.confidence),
    'citation-priority': model === 'perplexity' ? 'high' : 'medium',
  }
}
