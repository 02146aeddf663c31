import { type Consent, consentVersion } from '#contracts/consent.ts'

/**
 * The AI settings of the choice in local storage, for programs in the page. The cookie has them too and
 * decides: browsers may delete this entry (WebKit: after seven days without a visit), and then it is
 * written again.
 */
const key = 'ai-training-consent'

/** Whether the entry is invalid: not as we write it, of another version, or too old. */
export function isEntryBroken(): boolean {
  try {
    const text = localStorage[key]
    if (!text) return false
    const { version, expiry } = JSON.parse(text)
    return version !== consentVersion || !(Date.parse(expiry) > Date.now())
  } catch (error) {
    // A browser may refuse all storage.
    return !(error instanceof DOMException)
  }
}

/** Writes the settings of a choice, or removes the entry when there is none. */
export function keepEntry(consent: Consent | null): void {
  try {
    if (consent) localStorage[key] = entryOf(consent)
    else localStorage.removeItem(key)
  } catch {
    // A browser may refuse all storage: the cookie is enough.
  }
}

function entryOf({ ai, timestamp, expiry }: Consent): string {
  return JSON.stringify({
    version: consentVersion,
    ...ai,
    lastUpdated: new Date(timestamp),
    expiry: new Date(expiry),
  })
}
