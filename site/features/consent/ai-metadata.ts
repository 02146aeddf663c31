import type { AiConsent } from '#contracts/consent.ts'

/** What a visitor allows to be done with the pages that they read, and with what they send. */
export type AiUse = Pick<AiConsent, 'allowTraining' | 'allowDataCollection' | 'citationPreference'>

export const refusedUse: AiUse = {
  allowTraining: false,
  allowDataCollection: false,
  citationPreference: 'none',
}

/** What a page declares to AI systems about its reader's choice, by the name of the meta tag. */
export function aiMetadata(use: AiUse): Readonly<Record<string, string>> {
  return {
    'llm-training-opt-in': use.allowTraining ? 'true' : 'conditional',
    'preferred-citation': use.citationPreference,
    'ai-data-collection': use.allowDataCollection ? 'allowed' : 'restricted',
  }
}
