import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writtenRoutes } from '#site/routes.ts'
import { accessibilityViolations, newVisitor, openBrowser, overflow } from '../support/browser.ts'
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

const paths = [...writtenRoutes().flatMap(route => [route.fr, route.en]), '/nowhere', '/en/nowhere']

describe.each(paths)('the page at %s', path => {
  test.each([
    ['light', 390],
    ['light', 1440],
    ['dark', 390],
    ['dark', 1440],
  ] as const)('has no accessibility violation in %s at %i px', async (colorScheme, width) => {
    const { page } = await newVisitor(browser, { colorScheme, viewport: { width, height: 900 } })
    await page.goto(site.origin + path)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.context().close()
  })

  test('fits a window of 320 px', async () => {
    const { page } = await newVisitor(browser, { viewport: { width: 320, height: 640 } })
    await page.goto(site.origin + path)
    expect(await overflow(page)).toBe(0)
    await page.context().close()
  })

  test('says the same without JavaScript', async () => {
    const withScript = await mainText(path, true)
    expect(withScript.length).toBeGreaterThan(80)
    expect(await mainText(path, false)).toBe(withScript)
  })

  test('stores nothing, asks for nothing beyond its own files, and breaks no policy', async () => {
    const { page, complaints, requests } = await newVisitor(browser)
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    const foreign = requests.filter(url => !url.startsWith(site.origin))
    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length)
    expect({ foreign, stored, cookies: await page.context().cookies() }).toEqual({
      foreign: [],
      stored: 0,
      cookies: [],
    })
    // A page that is not there says so in the console: the browser's own line for the 404, and the path.
    expect(complaints.filter(line => !path.includes('nowhere') || !/404|nowhere/.test(line))).toEqual([])
    await page.context().close()
  })

  test('loads no React before it is used', async () => {
    const { page, requests } = await newVisitor(browser)
    await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    expect(requests.filter(url => /\.js($|\?)/.test(url) && /client|react/i.test(url))).toEqual([])
    await page.context().close()
  })
})

test.each(['/nowhere', '/en/nowhere'])('%s answers 404, in its language, with the way home', async path => {
  const { page } = await newVisitor(browser)
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  const answer = await page.goto(site.origin + path)
  expect(answer?.status()).toBe(404)
  const home = path.startsWith('/en') ? '/en' : '/'
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('404')
  expect(await page.getByRole('main').locator(`a[href="${home}"]`).count()).toBeGreaterThan(0)
  expect(said.join('\n')).toContain(path)
  await page.context().close()
})

/** The words of a page. Its buttons are left out: those that need a script are not shown without one. */
async function mainText(path: string, javaScriptEnabled: boolean): Promise<string> {
  const { page } = await newVisitor(browser, { javaScriptEnabled })
  await page.goto(site.origin + path, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('main button')) button.remove()
  })
  const text = await page.getByRole('main').innerText()
  await page.context().close()
  return text
}
