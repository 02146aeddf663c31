import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const tagService = 'https://www.googletagmanager.com'

/** A page as a build with MEASUREMENT_ID=G-TEST makes it, and what it asks the tag service for. */
async function openWithTags(): Promise<{ page: Page; asked: string[] }> {
  const { page } = await newVisitor(browser)
  const asked: string[] = []
  await page.context().route(`${site.origin}/faq`, async route => {
    const answer = await route.fetch()
    const policy = answer.headers()['content-security-policy'] ?? ''
    await route.fulfill({
      response: answer,
      headers: {
        ...answer.headers(),
        'content-security-policy': policy
          .replace(/; require-trusted-types-for 'script'; trusted-types 'none'/, '')
          .replaceAll("script-src 'self'", `script-src 'self' ${tagService}`),
      },
      body: (await answer.text())
        .replaceAll("script-src 'self'", `script-src 'self' ${tagService}`)
        .replace('<head>', '<head><meta name="measurement-id" content="G-TEST">'),
    })
  })
  await page.context().route(`${tagService}/**`, route => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: "document.cookie = '_ga=1; path=/'; document.cookie = '_ga_TEST=1; path=/'",
    })
  })
  await page.goto(`${site.origin}/faq`, { waitUntil: 'networkidle' })
  return { page, asked }
}

function commands(page: Page) {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map(command => [...Array.from(command as ArrayLike<unknown>)]),
  )
}

const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }

test('the tag service is not asked for anything before consent, nor after a refusal', async () => {
  const { page, asked } = await openWithTags()
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await page.locator('section.consent').waitFor({ state: 'hidden' })
  await page.reload({ waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.context().close()
})

test('with consent all is denied first, then what was chosen is granted, then the script is asked for', async () => {
  const { page, asked } = await openWithTags()
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(() => asked, { timeout: 60_000 }).toEqual([`${tagService}/gtag/js?id=G-TEST`])
  const [first, ...others] = await commands(page)
  expect(first).toEqual([
    'consent',
    'default',
    expect.objectContaining({ ...denied, analytics_storage: 'denied' }),
  ])
  expect(others.filter(([, action]) => action === 'update')).toEqual([
    [
      'consent',
      'update',
      {
        analytics_storage: 'granted',
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
      },
    ],
  ])
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => asked.length, { timeout: 60_000 }).toBe(2)
  await page.context().close()
})

test('withdrawing says so to the tag service and deletes its cookies', async () => {
  const { page } = await openWithTags()
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie), { timeout: 60_000 }).toContain('_ga_TEST')
  await page.getByRole('link', { name: 'Gérer mes choix' }).click()
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie), { timeout: 60_000 }).not.toContain('_ga')
  const last = (await commands(page)).findLast(([, action]) => action === 'update')
  expect(last?.[2]).toMatchObject({ ...denied, analytics_storage: 'denied' })
  await page.context().close()
})
