import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { keepSaying, newVisitor } from '../support/browser.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

shareSiteInBrowser()

describe('without JavaScript', () => {
  test('the figures of one topic can be shown alone, then all of them again', async () => {
    const page = await open('/en/geo-statistics-2025', { javaScriptEnabled: false })
    const topics = ['usage', 'clicks', 'accuracy', 'crawlers', 'evidence']
    expect(await shown(page, topics)).toEqual(topics)
    for (const topic of topics) {
      await page.locator(`.filter input[value="${topic}"]`).check()
      expect(await shown(page, topics)).toEqual([topic])
    }
    await page.getByLabel('All topics').check()
    expect(await shown(page, topics)).toEqual(topics)
  })

  test('the checks with points can be shown alone, and each unfolds its reason', async () => {
    const page = await open('/en/geo-audit-rubric', { javaScriptEnabled: false })
    const checks = page.locator('.rubric-checks > li')
    const all = await checks.count()
    const unscored = await checks.filter({ hasText: 'no points' }).count()
    expect(Math.min(unscored, all - unscored)).toBeGreaterThan(5)
    await page.getByLabel('without points').check()
    expect(await checks.filter({ visible: true }).count()).toBe(unscored)
    await page.getByLabel('with points', { exact: true }).check()
    expect(await checks.filter({ visible: true }).count()).toBe(all - unscored)

    const reason = checks.filter({ visible: true }).first().locator('dl')
    expect(await reason.isVisible()).toBe(false)
    await page.locator('.rubric-checks summary').filter({ visible: true }).first().click()
    expect(await reason.isVisible()).toBe(true)
  })
})

test('a figure is copied with its scope, its source and its address', async () => {
  const page = await open('/en/geo-statistics-2025')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await keepSaying(page)
  await page.locator('#clicks-with-summary').getByRole('button').click()
  await page.getByText('Copied!').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^8% – Share of visits.*United States, 900 adults.*Pew Research Center.*https:\/\//)
})

test('a source links to the figure that cites it, and the figure links back', async () => {
  const page = await open('/en/sources#pew-ai-summaries')
  await page.locator('#pew-ai-summaries').getByRole('link', { name: '8%', exact: true }).click()
  await page.waitForURL('**/en/geo-statistics-2025#clicks-with-summary')
  await page.locator('figure:has(#clicks-with-summary) .ref a').click()
  expect(await page.locator(':target').innerText()).toContain('Pew Research Center')
})

test('a phone unfolds the sources of a type, and a wide page shows them all', async () => {
  const page = await open('/sources', { javaScriptEnabled: false })
  const works = page.locator('#bibliography li[data-type]')
  const all = await works.count()
  expect(await works.filter({ visible: true }).count()).toBe(all)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await works.filter({ visible: true }).count()).toBe(0)
  await page.locator('#bibliography .fold > details > summary').first().click()
  const visible = await works.filter({ visible: true }).evaluateAll(typesOf)
  expect(visible.length).toBeLessThan(all)
  expect(new Set(visible).size).toBe(1)
})

test('a link to a folded question opens its answer', async () => {
  const page = await open('/en/faq')
  const answer = page.locator('#llms-txt-answer')
  await answer.waitFor({ state: 'hidden' })
  await page.locator('.faq-index a[href="#llms-txt"]').click()
  await answer.waitFor({ state: 'visible' })
})

test('on a phone, a link to a term opens it, and the others show their first sentence', async () => {
  const page = await open('/en/glossary', { javaScriptEnabled: false })
  const rests = page.locator('.term-rest')
  const all = await rests.count()
  expect(await rests.filter({ visible: true }).count()).toBe(all)
  await page.setViewportSize({ width: 390, height: 844 })
  // The subject of the glossary is open.
  expect(await rests.filter({ visible: true }).count()).toBe(1)
  await page.locator('.term-index a[href="#llm"]').click()
  expect(await page.locator('#llm .term-rest').isVisible()).toBe(true)
  expect(await page.locator('#llm .term-details').isVisible()).toBe(true)
  expect(await rests.filter({ visible: true }).count()).toBe(2)
})

test('a phone unfolds a phase under its head, a link opens it, and a wide page shows all', async () => {
  const page = await open('/en/geo-methodology', { javaScriptEnabled: false })
  const phases = page.locator('.phases dl')
  expect(await phases.filter({ visible: true }).count()).toBe(4)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await phases.filter({ visible: true }).count()).toBe(1)
  await page.locator('#monitoring summary').click()
  expect(await phases.filter({ visible: true }).count()).toBe(2)
  await page.goto(`${site.origin}/en/geo-methodology#planning`)
  expect(await page.locator('#planning dl').isVisible()).toBe(true)
})

async function open(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const { page } = await newVisitor(browser, options)
  await page.goto(site.origin + path)
  return page
}

async function shown(page: Page, ids: readonly string[]): Promise<string[]> {
  const visible = await Promise.all(ids.map(id => page.locator(`#${id}`).isVisible()))
  return ids.filter((_id, index) => visible[index])
}

function typesOf(works: readonly Element[]): (string | null)[] {
  return works.map(work => work.getAttribute('data-type'))
}
