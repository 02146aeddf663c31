import { type Consent, type ConsentAction, consentVersion } from '#contracts/consent.ts'
import type { Language } from '#contracts/languages.ts'
import type { Query } from './database.ts'

/** A choice, and in what circumstances it was made. */
export interface ConsentProof {
  readonly consent: Consent
  readonly action: ConsentAction
  /** The version of the words that were shown. */
  readonly words: string
  readonly language: Language
  /** Whether the browser asked not to be followed. */
  readonly gpc: boolean
}

/** Keeps the proof of a choice. Run it as the server, not as a visitor. */
export async function recordConsent(
  query: Query,
  { consent, action, words, language, gpc }: ConsentProof,
): Promise<void> {
  const { id, preferences, ai, expiry } = consent
  await query('select record_consent($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
    id,
    action,
    consentVersion,
    words,
    language,
    preferences.analytics,
    preferences.marketing,
    JSON.stringify(ai),
    gpc,
    new Date(expiry).toISOString(),
  ])
}
