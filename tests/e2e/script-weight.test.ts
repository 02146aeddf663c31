import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { acceptedAll, type ConsentChoice, consentCookieValue, rejectedAll } from '#contracts/consent.ts'
import type { Language } from '#contracts/languages.ts'
import { newVisitor, settled } from '../support/browser.ts'
import { banners, keepCookie } from '../support/consent.ts'
import { inTurns } from '../support/in-turns.ts'
import { browser, openSiteInBrowser, site } from '../support/site-in-browser.ts'

openSiteInBrowser()

/** The most that consent and analytics may weigh before the visitor does anything, in bytes as transferred. */
const weightMax = 3_000

const measured = { ...rejectedAll, preferences: { ...rejectedAll.preferences, analytics: true } }

/** All kinds of visitors, by the choice in their cookie. */
const visitors: readonly (readonly [string, ConsentChoice | null])[] = [
  ['has not chosen yet', null],
  ['refused everything', rejectedAll],
  ['allowed AI alone', { ...rejectedAll, ai: acceptedAll.ai }],
  ['allowed measuring alone', measured],
  ['allowed everything', acceptedAll],
]

const places = ['home', 'definition', 'choices'] as const
const visits = inTurns(
  visitors.flatMap(([who, choice]) => places.map(place => ({ who, choice, place }))),
  'fr',
).map(visit => ({ ...visit, path: pathOf(visit.place, visit.language) }))

test.each(visits)(
  'the scripts of consent and analytics weigh at most 3 kB at $path for a visitor who $who and does nothing',
  async ({ choice, path }) => {
    const { page } = await newVisitor(browser)
    if (choice) await keepCookie(page, cookieOf(choice))
    const scripts = await scriptsOf(page, path)
    const consent = scripts.find(({ text }) => text.includes('ai-training-consent'))
    const others = await scriptsWithout(page, path, consent?.url ?? '')
    const own = scripts.filter(({ url }) => !others.includes(url) && !url.includes('/web-vitals.'))
    expect(consent).toBeDefined()
    expect(own.map(({ url }) => url).some(url => url.includes('/analytics.'))).toBe(
      choice?.preferences.analytics ?? false,
    )
    expect(own.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(weightMax)
  },
)

function pathOf(place: (typeof places)[number], language: Language): string {
  const { home, faq, choices } = banners[language === 'fr' ? 0 : 1]
  return { home, definition: faq.replace('faq', 'definition-generative-engine-optimization'), choices }[place]
}

interface Script {
  readonly url: string
  readonly text: string
  /** In bytes, compressed. */
  readonly size: number
}

/** The scripts that a browser fetches when it opens a page. */
async function scriptsOf(page: Page, path: string): Promise<readonly Script[]> {
  const requests: Request[] = []
  page.on('request', request => requests.push(request))
  await page.goto(site.origin + path)
  await settled(page)
  return Promise.all(
    requests
      .filter(request => request.resourceType() === 'script')
      .map(async request => {
        const { responseBodySize } = await request.sizes()
        const response = await request.response()
        return { url: request.url(), text: (await response?.text()) ?? '', size: responseBodySize }
      }),
  )
}

/** The files that are loaded even without the script of consent, and are therefore not counted as its own. */
async function scriptsWithout(page: Page, path: string, consent: string): Promise<readonly string[]> {
  await page.context().route(consent, route => route.abort())
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.goto(site.origin + path)
  await settled(page)
  return requests.filter(url => url !== consent)
}

function cookieOf(choice: ConsentChoice): string {
  const timestamp = Date.now()
  const id = '0a1b2c3d-0000-4000-8000-000000000000'
  return consentCookieValue({ ...choice, id, timestamp, expiry: timestamp + 86_400_000 })
}
