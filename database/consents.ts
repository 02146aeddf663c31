import { type Consent, type ConsentAction, consentVersion } from '#contracts/consent.ts'
import type { Language } from '#contracts/languages.ts'
import type { Query } from './database.ts'

/** A choice, and how it was made. */
interface ConsentProof {
  readonly consent: Consent
  readonly action: ConsentAction
  /** Version of the words that were shown. */
  readonly words: string
  readonly language: Language
  /** Whether the browser sent Global Privacy Control. */
  readonly gpc: boolean
}

/** Run it as the server, not as a visitor. */
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
