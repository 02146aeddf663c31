import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consentCookie } from '#contracts/consent.ts'
import { buildForAnotherOwner, otherCheckout, otherSettings } from '../support/another-owner.ts'
import { newVisitor, settled } from '../support/browser.ts'
import { banners, choose, press } from '../support/consent.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { shareBrowser } from '../support/site-in-browser.ts'

const measurementId = otherSettings.MEASUREMENT_ID

let browser: Browser
let site: RunningSite

beforeAll(async () => {
  await buildForAnotherOwner()
  site = await startSite(otherSettings, otherCheckout)
  browser = await shareBrowser()
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const loader = 'https://www.googletagmanager.com'
const collector = 'https://www.google-analytics.com/g/collect'

/** A stand-in for the script of the service: it sets cookies, and sends a hit at each click. */
const script = `
  window.dataLayerAtStart = [...window.dataLayer]
  for (const name of ['_ga', '_ga_TEST123', '_gid', '_gcl_au']) document.cookie = name + '=1; path=/'
  addEventListener('click', () => {
    if (!window['ga-disable-${measurementId}']) void fetch('${collector}', { method: 'POST', mode: 'no-cors' })
  })
`

/** Opens a page of a build with a measurement id, and records its requests to the tag service. */
async function open(path: string) {
  const visitor = await newVisitor(browser)
  const asked: string[] = []
  const hits: string[] = []
  await visitor.page.context().route(`${loader}/**`, route => {
    asked.push(route.request().url())
    const headers = { 'cross-origin-resource-policy': 'cross-origin' }
    return route.fulfill({ contentType: 'text/javascript', headers, body: script })
  })
  await visitor.page.context().route(collector, route => {
    hits.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  await visitor.page.goto(site.origin + path)
  await settled(visitor.page)
  return { ...visitor, asked, hits }
}

/** The commands given to the service, in order. It reads `arguments` objects and ignores arrays. */
function commands(page: Page, name: 'dataLayer' | 'dataLayerAtStart' = 'dataLayer') {
  return page.evaluate(
    name =>
      ((Reflect.get(window, name) as ArrayLike<unknown>[] | undefined) ?? []).map(command => {
        if (Object.prototype.toString.call(command) !== '[object Arguments]') throw new Error('No arguments.')
        return Array.from(command)
      }),
    name,
  )
}

async function updates(page: Page) {
  const all = await commands(page)
  return all.filter(([name, action]) => name === 'consent' && action === 'update').map(([, , types]) => types)
}

function cookies(page: Page): Promise<string[]> {
  return page.evaluate(() => document.cookie.split('; ').map(cookie => cookie.split('=')[0] ?? ''))
}

const scriptAddress = `${loader}/gtag/js?id=${measurementId}`
const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
}
const granted = {
  analytics_storage: 'granted',
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
}
const measured = { ...denied, analytics_storage: 'granted' }

describe.each(banners)('on a site with a measurement id, in $language', ({ faq, accept, reject, manage }) => {
  const drawn = faq.replace('faq', 'tools/free-geo-audit?url=site.example')

  test('the tag service gets no request before a choice, nor after a refusal', async () => {
    const { page, asked, hits, complaints } = await open(faq)
    expect(await commands(page)).toEqual([])
    await press(page, reject)
    await page.goto(site.origin + drawn)
    await settled(page)
    await page.locator('h1').click()
    const foreign = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /google/.test(name)),
    )
    expect({ asked, hits, foreign, cookies: await cookies(page) }).toEqual({
      asked: [],
      hits: [],
      foreign: [],
      cookies: [consentCookie],
    })
    expect(complaints).toEqual([])
  })

  test('everything is denied first, then what was chosen is granted, then the script loads, on later pages too', async () => {
    const { page, asked, complaints } = await open(faq)
    await press(page, accept)
    for (const path of [null, drawn, faq]) {
      if (path) await page.goto(site.origin + path)
      await settled(page)
      await page.waitForFunction(() => 'dataLayerAtStart' in window)
      const seen = await commands(page, 'dataLayerAtStart')
      expect(seen.map(([name, action]) => [name, action])).toEqual([
        ['consent', 'default'],
        ['set', 'ads_data_redaction'],
        ['set', 'url_passthrough'],
        ['consent', 'update'],
        ['js', expect.anything()],
        ['config', measurementId],
      ])
      expect(seen[0]?.[2]).toEqual({
        ...denied,
        functionality_storage: 'denied',
        personalization_storage: 'denied',
        security_storage: 'granted',
      })
      expect(await updates(page)).toEqual([granted])
    }
    expect(asked).toEqual([scriptAddress, scriptAddress, scriptAddress])
    expect(complaints).toEqual([])
  })

  test('the service never learns a query, a secret address or an owner’s key, not even as a referrer', async () => {
    const { page, asked } = await open(faq)
    await press(page, accept)
    const report = `/audits/${crypto.randomUUID()}`
    await expect.poll(() => asked, { timeout: 60_000 }).toEqual([scriptAddress])
    for (const path of [
      `/watch/${crypto.randomUUID()}`,
      `${report}?owner=${crypto.randomUUID()}`,
      `${report}/delete?owner=${crypto.randomUUID()}`,
    ]) {
      await page.goto(site.origin + path)
      await expect.poll(() => commands(page)).not.toEqual([])
      await settled(page)
    }
    expect(asked).toEqual([scriptAddress])

    await Promise.all([
      page.waitForURL(site.origin + drawn),
      page.evaluate(address => location.assign(address), drawn),
    ])
    await page.waitForFunction(() => 'dataLayerAtStart' in window)
    const told = (await commands(page, 'dataLayerAtStart')).find(([name]) => name === 'config')
    expect(told?.[2]).toEqual({
      page_location: site.origin + drawn.replace(/\?.*/, ''),
      page_referrer: `${site.origin}/audits/:id/delete`,
    })
    await page.context().close()
  })

  test('each purpose is granted separately, and without measuring the script is never loaded', async () => {
    const { page, asked } = await open(faq)
    await choose(page, ['marketing'])
    await page.goto(site.origin + drawn)
    await settled(page)
    expect(asked).toEqual([])
    await page.getByRole('link', { name: manage }).click()
    await choose(page, ['analytics'])
    await expect.poll(() => asked, { timeout: 60_000 }).toEqual([scriptAddress])
    expect(await updates(page)).toEqual([measured])
  })

  test('withdrawing stops the service and clears its cookies, on this page and on later ones', async () => {
    const { page, asked, hits } = await open(faq)
    await press(page, accept)
    await expect.poll(() => cookies(page), { timeout: 60_000 }).toContain('_gcl_au')
    await page.locator('h1').click()
    await expect.poll(() => hits.length, { timeout: 60_000 }).toBe(1)

    await page.getByRole('link', { name: manage }).click()
    await choose(page, ['analytics'])
    await expect.poll(() => cookies(page), { timeout: 60_000 }).not.toContain('_gcl_au')
    expect(await cookies(page)).toEqual(expect.arrayContaining(['_ga', '_ga_TEST123', '_gid']))

    await page.getByRole('link', { name: manage }).click()
    await press(page, reject)
    await expect.poll(() => cookies(page), { timeout: 60_000 }).toEqual([consentCookie])
    expect(await updates(page)).toEqual([granted, measured, denied])
    await settled(page)
    const before = hits.length
    await page.locator('h1').click()
    await page.goto(site.origin + drawn)
    await settled(page)
    expect({ hits: hits.length, asked, cookies: await cookies(page) }).toEqual({
      hits: before,
      asked: [scriptAddress],
      cookies: [consentCookie],
    })
  })
})
