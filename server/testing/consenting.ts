import { acceptedAll, consentCookie, consentCookieValue } from '#contracts/consent.ts'

/** The headers of a visitor who has allowed everything. */
export function consentingHeaders(): { readonly cookie: string; readonly 'user-agent': string } {
  const now = Date.now()
  const id = '0a1b2c3d-0000-4000-8000-000000000000'
  const value = consentCookieValue({ ...acceptedAll, id, timestamp: now, expiry: now + 86_400_000 })
  return {
    cookie: `${consentCookie}=${value}`,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  }
}
