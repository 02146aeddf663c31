import type { Locator, Page } from 'playwright-core'
import { consentCookie, consentVersion } from '#contracts/consent.ts'

/** The banner in each language: its address and the texts of its buttons and links. */
export const banners = [
  {
    language: 'fr',
    home: '/',
    faq: '/faq',
    choices: '/consents',
    accept: 'Tout accepter',
    reject: 'Tout refuser',
    manage: 'Gérer mes choix',
  },
  {
    language: 'en',
    home: '/en',
    faq: '/en/faq',
    choices: '/en/consents',
    accept: 'Accept all',
    reject: 'Reject all',
    manage: 'Manage my choices',
  },
] as const

export function banner(page: Page): Locator {
  return page.locator('section.consent')
}

/** Presses a button of the banner, and waits until the choice is stored. */
export async function press(page: Page, name: string): Promise<void> {
  await banner(page).getByRole('button', { name }).click()
  await banner(page).waitFor({ state: 'hidden' })
}

/** Chooses in detail: the named purposes on, all others off. Waits until the choice is stored. */
export async function choose(page: Page, allowed: readonly string[]): Promise<void> {
  await banner(page).locator('.consent-more').click()
  const form = banner(page).locator('.choices')
  await form.waitFor()
  for (const name of ['analytics', 'marketing', 'training', 'citation', 'collection'])
    await form.locator(`[name=${name}]`).setChecked(allowed.includes(name))
  await form.locator('button[value=save]').click()
  await banner(page).waitFor({ state: 'hidden' })
}

/** A browser accepts a `__Host-` cookie from https alone; the site of the tests is sent it too. */
export function keepCookie(page: Page, value: string): Promise<void> {
  const cookie = {
    name: consentCookie,
    value,
    url: 'https://localhost',
    secure: true,
    sameSite: 'Lax',
  } as const
  return page.context().addCookies([cookie])
}

/** The value of the cookie of somebody who has refused everything. */
export function refusedCookie(): string {
  const now = Date.now()
  return `version=${consentVersion}&analytics=0&marketing=0&training=0&citation=0&collection=0&models=&attribution=none&retention=1year&timestamp=${now}&expiry=${now + 1e9}&id=0a1b2c3d-0000-4000-8000-000000000000`
}
