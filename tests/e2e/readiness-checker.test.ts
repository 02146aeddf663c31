import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityViolations, newVisitor, settled } from '../support/browser.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

const path = '/en/tools/geo-readiness-checker'

shareSiteInBrowser()

test('asks for the answers that are missing, and links to each question', async () => {
  const { page } = await newVisitor(browser)
  await page.goto(site.origin + path)
  await answer(page, 0, 'Yes')
  await page.getByRole('button', { name: 'See my three steps' }).click()
  await page.getByText('Answer 11 more questions.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('checker-missing')
  const links = page.locator('#checker-missing a')
  expect(await links.count()).toBe(11)
  expect(await links.first().getAttribute('href')).toBe('#firewall')
  expect(await accessibilityViolations(page)).toEqual([])
  await answer(page, 1, 'No')
  await page.getByText('Answers: 2 of 12').waitFor()
  expect(await page.getByRole('heading', { name: 'Your three next steps' }).isVisible()).toBe(false)
})

test('gives the three most urgent steps in the order of the questions; it sends and stores nothing', async () => {
  const { page, requests } = await newVisitor(browser)
  await page.goto(site.origin + path)
  await settled(page)
  const before = requests.length
  for (let question = 0; question < 12; question++) await answer(page, question, 'Yes')
  await answer(page, 4, 'I don’t know')
  await answer(page, 8, 'No')
  await page.getByRole('button', { name: 'See my three steps' }).click()
  expect(await stepsShown(page)).toEqual([
    'Date and sign in-depth pages',
    expect.any(String),
    'Review robots.txt twice a year',
  ])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your three next steps')
  expect(await accessibilityViolations(page)).toEqual([])
  expect(requests.slice(before)).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('the steps change with an answer, and disappear on starting again', async () => {
  const { page } = await newVisitor(browser)
  await page.goto(site.origin + path)
  for (let question = 0; question < 12; question++) await answer(page, question, 'Yes')
  await page.getByRole('button', { name: 'See my three steps' }).click()
  await page.getByText('The basics are in place.').waitFor()
  await answer(page, 11, 'No')
  expect((await stepsShown(page))[0]).toBe('Take a first measurement')
  await page.getByRole('button', { name: 'Start again' }).click()
  expect(await page.getByRole('heading', { name: 'Your three next steps' }).isVisible()).toBe(false)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
})

test('on a phone an answer is a tap of 44 pixels, and from the first one the result stays under the thumb', async () => {
  const { page } = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(site.origin + path)
  await page.getByRole('button', { name: 'Reject all' }).click()
  await page.locator('.consent').waitFor({ state: 'hidden' })
  const heights = await page
    .locator('.checker-answers label')
    .evaluateAll(labels => labels.map(label => label.getBoundingClientRect().height))
  expect(heights.length).toBe(36)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  const result = page.getByRole('button', { name: 'See my three steps' })
  const lowestEdge = async () => ((await result.boundingBox())?.y ?? Infinity) + 44
  expect(await lowestEdge()).toBeGreaterThan(844)
  await page.locator('#checker fieldset').first().getByText('Yes', { exact: true }).first().click()
  expect(await lowestEdge()).toBeLessThanOrEqual(844)
  await page.getByText('Answers: 1 of 12').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})

test('without JavaScript every step can be read, and an answer shows only its own step', async () => {
  const { page } = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto(site.origin + path)
  const steps = page.locator('#search-crawlers [data-answer]')
  expect(await visible(page)).toEqual(['met', 'unsure', 'unmet'])
  await answer(page, 0, 'No')
  expect(await visible(page)).toEqual(['unmet'])
  expect(await steps.nth(2).innerText()).toContain('Open robots.txt to search crawlers')
  expect(await page.getByRole('button', { name: 'See my three steps' }).isVisible()).toBe(false)
})

async function answer(page: Page, question: number, words: string): Promise<void> {
  await page.locator('#checker fieldset').nth(question).getByLabel(words, { exact: true }).check()
}

function stepsShown(page: Page): Promise<string[]> {
  return page.locator('#checker-result li h3').allInnerTexts()
}

async function visible(page: Page): Promise<(string | null)[]> {
  const steps = await page.locator('#search-crawlers [data-answer]').all()
  const seen = await Promise.all(steps.map(async step => (await step.isVisible()) && step))
  return Promise.all(seen.flatMap(step => (step ? [step.getAttribute('data-answer')] : [])))
}
