import type { Bilingual } from './languages.ts'

/** The page of choices, which also takes the banner's form. */
export const consentPaths: Bilingual = { fr: '/consents', en: '/en/consents' }

/** `__Host-` binds the cookie to this host, over https (browsers count localhost as such). */
export const consentCookie = '__Host-consent'

/**
 * Raised when a purpose is added, or the question explains better what it allows: a choice of another
 * version is void, and is asked for again.
 */
export const consentVersion = 2

/** How long a choice is valid, acceptance and refusal alike, in seconds: 180 days, the six months of the CNIL. */
export const consentLifetime = 180 * 24 * 60 * 60

export const aiModels = ['gpt', 'claude', 'gemini', 'perplexity', 'mistral', 'grok', 'deepseek'] as const
export const citationPreferences = ['full', 'partial', 'none'] as const
export const dataRetentions = ['6months', '1year', '2years'] as const

type AiModel = (typeof aiModels)[number]

export interface AiConsent {
  /** Training models with what they send us. */
  readonly allowTraining: boolean
  /** Marking the pages of ours that they open as citable; never what they send us. */
  readonly allowCitation: boolean
  /** Collecting what they send us to improve our tools. */
  readonly allowDataCollection: boolean
  /** The models that may be trained; none unless training is allowed. */
  readonly preferredModels: readonly AiModel[]
  /** The form of attribution asked for; none unless citation is allowed. */
  readonly citationPreference: (typeof citationPreferences)[number]
  /** How long what they send may serve these uses. */
  readonly dataRetention: (typeof dataRetentions)[number]
}

export interface ConsentChoice {
  readonly preferences: {
    readonly necessary: true
    readonly analytics: boolean
    readonly marketing: boolean
  }
  readonly ai: AiConsent
}

/** A choice, with a random identifier made with the first one. */
export interface Consent extends ConsentChoice {
  readonly id: string
  /** Milliseconds since 1970, as is `expiry`. */
  readonly timestamp: number
  readonly expiry: number
}

export const acceptedAll: ConsentChoice = {
  preferences: { necessary: true, analytics: true, marketing: true },
  ai: {
    allowTraining: true,
    allowCitation: true,
    allowDataCollection: true,
    preferredModels: aiModels,
    citationPreference: 'full',
    dataRetention: '1year',
  },
}

export const rejectedAll: ConsentChoice = {
  preferences: { necessary: true, analytics: false, marketing: false },
  ai: {
    allowTraining: false,
    allowCitation: false,
    allowDataCollection: false,
    preferredModels: [],
    citationPreference: 'none',
    dataRetention: '1year',
  },
}

/** The AI settings before any choice. */
export const defaultAiConsent: AiConsent = {
  allowTraining: false,
  allowCitation: true,
  allowDataCollection: false,
  preferredModels: [],
  citationPreference: 'full',
  dataRetention: '1year',
}

/** The buttons of the banner and of the page of choices. */
export const consentActions = ['accept', 'reject', 'save'] as const
export type ConsentAction = (typeof consentActions)[number]

/** The value of the cookie: readable, without a character that a cookie may not have. */
export function consentCookieValue({ preferences, ai, id, timestamp, expiry }: Consent): string {
  return [
    `version=${consentVersion}`,
    `analytics=${Number(preferences.analytics)}`,
    `marketing=${Number(preferences.marketing)}`,
    `training=${Number(ai.allowTraining)}`,
    `citation=${Number(ai.allowCitation)}`,
    `collection=${Number(ai.allowDataCollection)}`,
    `models=${ai.preferredModels.join('.')}`,
    `attribution=${ai.citationPreference}`,
    `retention=${ai.dataRetention}`,
    `timestamp=${timestamp}`,
    `expiry=${expiry}`,
    `id=${id}`,
  ].join('&')
}

/**
 * The choice in the cookies of a request, or of a document; null when it is absent, broken, of another
 * version or expired.
 */
export function readConsent(cookies: string, now: number): Consent | null {
  const found = consentFields(cookies)
  if (!found || Number(found['expiry']) <= now) return null
  const isOn = (name: string) => found[name] === '1'
  // The pattern allows only the values of the types.
  return {
    preferences: { necessary: true, analytics: isOn('analytics'), marketing: isOn('marketing') },
    ai: {
      allowTraining: isOn('training'),
      allowCitation: isOn('citation'),
      allowDataCollection: isOn('collection'),
      preferredModels: (found['models']?.split('.').filter(Boolean) ?? []) as AiModel[],
      citationPreference: found['attribution'] as AiConsent['citationPreference'],
      dataRetention: found['retention'] as AiConsent['dataRetention'],
    },
    id: found['id'] ?? '',
    timestamp: Number(found['timestamp']),
    expiry: Number(found['expiry']),
  }
}

/**
 * The raw fields of the cookie, expired or not; the form of choices has the same fields. Undefined when the
 * cookie is absent, broken or of another version.
 */
export function consentFields(cookies: string): Readonly<Record<string, string>> | undefined {
  return pattern.exec(cookies)?.groups
}

const anyModel = `(?:${aiModels.join('|')})`

/** The fields of the cookie, in order, with a pattern for each. */
const fields = {
  analytics: '[01]',
  marketing: '[01]',
  training: '[01]',
  citation: '[01]',
  collection: '[01]',
  models: `(?:${anyModel}(?:\\.${anyModel})*)?`,
  attribution: citationPreferences.join('|'),
  retention: dataRetentions.join('|'),
  timestamp: '\\d{13}',
  expiry: '\\d{13}',
  id: '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
}

const pattern = new RegExp(
  `(?:^|; )${consentCookie}=version=${consentVersion}${Object.entries(fields)
    .map(([name, value]) => `&${name}=(?<${name}>${value})`)
    .join('')}(?:;|$)`,
)
