import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { newVisitor } from '../support/browser.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

shareSiteInBrowser()

describe('a reference mark', () => {
  let page: Page

  beforeEach(async () => {
    page = (await newVisitor(browser)).page
    await page.goto(`${site.origin}/en/definition-generative-engine-optimization`)
  })

  const mark = () => page.locator('.ref a[href="#source-2"]').first()
  const slip = () => page.locator('.slip:popover-open')

  test('shows its source beside it when it is pointed at, and puts it away afterwards', async () => {
    await mark().hover()
    await slip().getByText('The Birth of Answer Engine Optimization').waitFor()
    await page.getByRole('heading', { level: 1 }).hover()
    await slip().waitFor({ state: 'detached' })
  })

  test('shows its source to whoever comes by the keyboard, until Escape', async () => {
    await page.locator('#confusions a').first().focus()
    await page.keyboard.press('Tab')
    await slip().getByText('The Birth of Answer Engine Optimization').waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#source-2')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.slip') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await slip().waitFor({ state: 'detached' })
  })

  test('leads to the list of sources, which leads back to it', async () => {
    await mark().click()
    expect(new URL(page.url()).hash).toBe('#source-2')
    await page.locator('#source-2 .source-references a').first().click()
    expect(new URL(page.url()).hash).toBe('#reference-2-1')
  })
})
