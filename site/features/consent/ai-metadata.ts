import type { AiConsent } from '#contracts/consent.ts'

/** What a page declares to AI systems about its reader's choice, by the name of the meta tag. */
export function aiMetadata(ai: AiConsent): Readonly<Record<string, string>> {
  return {
    'llm-training-opt-in': ai.allowTraining ? 'true' : 'conditional',
    'preferred-citation': ai.citationPreference,
    'ai-data-collection': ai.allowDataCollection ? 'allowed' : 'restricted',
  }
}
