import { type Consent, consentVersion } from '#contracts/consent.ts'

/**
 * The AI settings of the choice in local storage, for programs of the page. The cookie holds them too and
 * is what counts: browsers may delete this entry (WebKit: after seven days without a visit), and then
 * it is made again.
 */
const key = 'ai-training-consent'

/** Whether there is an entry that cannot be believed: not as we write it, of another version, or too old. */
export function isEntryBroken(): boolean {
  const text = stored()
  if (!text) return false
  try {
    const { version, expiry } = JSON.parse(text)
    return version !== consentVersion || !(Date.parse(expiry) > Date.now())
  } catch {
    return true
  }
}

/** Writes the settings of a choice, or removes the entry when there is none. */
export function keepEntry(consent: Consent | null): void {
  try {
    if (consent) localStorage.setItem(key, entryOf(consent))
    else localStorage.removeItem(key)
  } catch {
    // A browser may refuse all storage: the cookie is enough.
  }
}

function entryOf({ ai, timestamp, expiry }: Consent): string {
  return JSON.stringify({
    version: consentVersion,
    ...ai,
    lastUpdated: new Date(timestamp).toISOString(),
    expiry: new Date(expiry).toISOString(),
  })
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
