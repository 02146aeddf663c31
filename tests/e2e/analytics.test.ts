import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalyticsEvent } from '#contracts/analytics-event.ts'
import { eventsCall } from '#contracts/calls.ts'
import { newVisitor, openBrowser } from '../support/browser.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'

let browser: Browser
let site: RunningSite

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Not headless: the door refuses robots. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** A visitor every one of whose events is drawn, and what the page sends. */
async function open(path: string) {
  const visitor = await newVisitor(browser, { userAgent })
  const sent: AnalyticsEvent[] = []
  const statuses: number[] = []
  visitor.page.on('request', request => {
    if (request.url().endsWith(eventsCall)) sent.push(...request.postDataJSON())
  })
  visitor.page.on('response', response => {
    if (response.url().endsWith(eventsCall)) statuses.push(response.status())
  })
  await visitor.page.addInitScript(() => {
    Math.random = () => 0
  })
  await visitor.page.goto(site.origin + path, { waitUntil: 'networkidle' })
  return { ...visitor, sent, statuses }
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.locator('section.consent').waitFor({ state: 'hidden' })
}

function types(events: readonly AnalyticsEvent[]): readonly string[] {
  return events.map(event => event.event_type)
}

test('before a choice and after a refusal, using the page sends and stores nothing', async () => {
  const { page, sent, requests } = await open('/')
  await page.getByRole('link', { name: 'Audit gratuit' }).first().hover()
  await choose(page, 'Tout refuser')
  await page.locator('h1').click()
  await page.goto(`${site.origin}/faq`, { waitUntil: 'networkidle' })
  expect(sent).toEqual([])
  expect(requests.filter(url => /analytics|vitals/.test(url))).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.context().close()
})

test('with consent a page view is sent within seconds, with all its fields and its times', async () => {
  const { page, sent, statuses, complaints } = await open('/?utm_source=letter&secret=1')
  await choose(page, 'Tout accepter')
  await page.waitForFunction(() => sessionStorage.getItem('session-id') !== null)
  await expect.poll(() => types(sent), { timeout: 60_000 }).toContain('page_view')
  const view = sent.find(event => event.event_type === 'page_view')
  expect(view).toMatchObject({
    event_category: 'general',
    site_id: 'ibid',
    page_path: '/',
    device_type: 'desktop',
    utm_source: 'letter',
    utm_medium: null,
    user_id: null,
    geo_metric: { page_type: 'home', content_language: 'fr' },
  })
  expect(Object.keys(Object(view?.properties['performance_metrics']))).toEqual([
    'page_load_time',
    'dom_content_loaded',
    'first_paint',
    'first_contentful_paint',
    'dns_lookup_time',
    'tcp_connect_time',
    'server_response_time',
  ])
  expect(JSON.stringify(sent)).not.toContain('secret')
  await expect.poll(() => statuses, { timeout: 60_000 }).toContain(201)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('with consent, clicks with a named label, passages and failures are recorded', async () => {
  const { page, sent } = await open('/definition-generative-engine-optimization')
  await choose(page, 'Tout accepter')
  await page.waitForFunction(() => sessionStorage.getItem('session-id') !== null)
  await page.locator('[data-content-block][data-confidence="high"]').first().scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    document.addEventListener('click', event => event.preventDefault())
    document.dispatchEvent(new CustomEvent('exception', { detail: { description: 'TypeError' } }))
  })
  await page.locator('header a.button').first().click()
  await page.locator('footer a[href="/privacy"]').first().click()
  await expect
    .poll(() => types(sent), { timeout: 60_000 })
    .toEqual(expect.arrayContaining(['user_interaction', 'exception']))
  expect(types(sent).some(type => type.startsWith('content_'))).toBe(true)
  expect(sent.filter(event => event.event_type === 'user_interaction')).toHaveLength(1)
  expect(sent.find(event => event.event_type === 'exception')?.properties).toMatchObject({
    description: 'TypeError',
    fatal: false,
  })
  await page.context().close()
})

test('a form that is sent is recorded with what may be known of it, never with what was typed', async () => {
  const { page, sent } = await open('/agency/contact')
  await choose(page, 'Tout accepter')
  await page.waitForFunction(() => sessionStorage.getItem('session-id') !== null)
  await page.locator('#contact-firstName').fill('Canari')
  await page.locator('#contact-lastName').fill('Jaune')
  await page.locator('#contact-email').fill('canari@example.org')
  await page.locator('#contact-message').fill('Un message jaune')
  await page.locator('#contact-message').press('Tab')
  await page.locator('main form.form button[type=submit]').click()
  await expect.poll(() => types(sent), { timeout: 60_000 }).toContain('contact_form')
  expect(sent.find(event => event.event_type === 'contact_form')).toMatchObject({
    event_category: 'form_submission',
    properties: { success: true, language: 'fr', has_company: false, has_website: false },
  })
  expect(JSON.stringify(sent)).not.toMatch(/canari|jaune/i)
  await page.context().close()
})

test('withdrawing drops what waits, forgets the session and stops', async () => {
  const { page, sent } = await open('/faq')
  await choose(page, 'Tout accepter')
  await page.waitForFunction(() => sessionStorage.getItem('session-id') !== null)
  await page.getByRole('link', { name: 'Gérer mes choix' }).click()
  await choose(page, 'Tout refuser')
  const before = sent.length
  await page.locator('header a.button').first().click()
  await page.waitForURL('**/tools/free-geo-audit')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(sent.length).toBe(before)
  await page.context().close()
})

test('a door that fails is a warning and nothing more', async () => {
  const { page } = await open('/faq')
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.context().route(`**${eventsCall}`, route => route.abort())
  await choose(page, 'Tout accepter')
  await expect.poll(() => warnings.join(), { timeout: 30_000 }).toContain('audience figures')
  await page.context().close()
})
