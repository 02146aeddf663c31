import type { AiConsent } from '#contracts/consent.ts'

/** What a visitor allows for the pages that they read, and for what they send. */
export type AiUse = Pick<AiConsent, 'allowTraining' | 'allowDataCollection' | 'citationPreference'>

export const refusedUse: AiUse = {
  allowTraining: false,
  allowDataCollection: false,
  citationPreference: 'none',
}

/** The meta tags that declare a reader's choice to AI systems, by name. */
export function aiMetadata(use: AiUse): Readonly<Record<string, string>> {
  return {
    'llm-training-opt-in': use.allowTraining ? 'true' : 'conditional',
    'preferred-citation': use.citationPreference,
    'ai-data-collection': use.allowDataCollection ? 'allowed' : 'restricted',
  }
}
