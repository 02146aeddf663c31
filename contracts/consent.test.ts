import { expect, test } from 'vitest'
import {
  acceptedAll,
  type Consent,
  consentCookie,
  consentCookieValue,
  consentVersion,
  readConsent,
} from './consent.ts'

const now = Date.UTC(2026, 10, 21)
const consent: Consent = {
  ...acceptedAll,
  id: '0a1b2c3d-0000-4000-8000-000000000000',
  timestamp: now,
  expiry: now + 1000,
}
const cookie = `${consentCookie}=${consentCookieValue(consent)}`

test('a choice is read back as it was made, among other cookies', () => {
  expect(readConsent(`a=1; ${cookie}; b=2`, now)).toEqual(consent)
})

test('a choice of some models keeps those models', () => {
  const some: Consent = { ...consent, ai: { ...consent.ai, preferredModels: ['mistral', 'gpt'] } }
  const none: Consent = { ...consent, ai: { ...consent.ai, preferredModels: [] } }
  expect(readConsent(`${consentCookie}=${consentCookieValue(some)}`, now)).toEqual(some)
  expect(readConsent(`${consentCookie}=${consentCookieValue(none)}`, now)).toEqual(none)
})

test('a choice ends at its expiry', () => {
  expect(readConsent(cookie, consent.expiry - 1)).toEqual(consent)
  expect(readConsent(cookie, consent.expiry)).toBeNull()
})

test.each([
  '',
  'consent=1',
  `${consentCookie}=`,
  `x${cookie}`,
  cookie.replace(`version=${consentVersion}`, 'version=0'),
  cookie.replace('analytics=1', 'analytics=2'),
  cookie.replace('models=gpt', 'models=hal'),
  cookie.replace('attribution=full', 'attribution=all'),
  cookie.replace('-8000-', '-'),
  cookie.replace('-8000-', '8000--'),
  cookie.slice(0, -1),
  `${cookie}0`,
  encodeURIComponent(cookie),
])('a broken or outdated value counts as no choice: %s', broken => {
  expect(readConsent(broken, now)).toBeNull()
})
