import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { type PageId, pathOf } from '#site/routes.ts'
import { newVisitor, violationsWithoutScript } from '../support/browser.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

shareSiteInBrowser()

const indexed: readonly PageId[] = ['faq', 'glossary', 'sources', 'scorecard']

describe.each(indexed.flatMap(id => languages.map(language => ({ id, path: pathOf(id, language) }))))(
  'the page at $path',
  ({ path }) => {
    test('keeps a link back to its index within reach of a thumb', async () => {
      const page = await open(path, 390)
      expect(await gapBesideLink(page)).toBeGreaterThanOrEqual(8)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.evaluate(y => scrollTo(0, y), height / 2)
      const back = page.locator('.index-link a')
      const box = await back.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.y).toBeGreaterThan(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
      await back.click()
      await expect
        .poll(() => page.locator('#index').evaluate(index => index.getBoundingClientRect().top))
        .toBeLessThan(200)
    })
  },
)

test.each(languages)('in %s, only the first question of each group is open', async language => {
  const page = await open(pathOf('faq', language), 390)
  const groups = await page
    .locator('.faq')
    .evaluateAll(groups =>
      groups.map(group => [...group.querySelectorAll('details')].map(({ open }) => open)),
    )
  expect(groups.flat().length).toBeGreaterThan(15)
  expect(groups).toEqual(groups.map(group => group.map((_open, index) => index === 0)))

  // A phone lists the themes alone.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('#index li a').nth(1).click()
  const target = page.locator(':target')
  expect(await target.locator('.answer').first().isVisible()).toBe(true)
  expect(await page.locator('details[open]').count()).toBe(groups.length + 1)
})

test.each([
  { id: 'guide', part: '#crawlers', text: '.fold p' },
  { id: 'ai-policy', part: '#training', text: '.clause-text' },
] as const)(
  'a phone unfolds a long text of $id, which a wide page shows at once',
  async ({ id, part, text }) => {
    const path = pathOf(id, 'fr')
    const page = await open(path, 390)
    const longText = page.locator(`${part} ${text}`).first()
    expect(await longText.isVisible()).toBe(false)
    await page.locator(`${part} summary`).first().click()
    expect(await longText.isVisible()).toBe(true)
    const wide = await open(path, 1440)
    expect(await wide.locator(`${part} ${text}`).first().isVisible()).toBe(true)
  },
)

describe.each([390, 1440])('%i pixels wide', width => {
  test.each([
    { id: 'privacy', part: '#rights' },
    { id: 'legal', part: '#liability' },
  ] as const)(
    '$id sums a clause up, and unfolds its text to who asks or comes for it',
    async ({ id, part }) => {
      const path = pathOf(id, 'fr')
      const page = await open(path, width)
      const text = page.locator(`${part} .term-text`)
      expect(await page.locator(`${part} .term-short`).isVisible()).toBe(true)
      expect(await text.isVisible()).toBe(false)
      await page.locator(`${part} summary`).click()
      expect(await text.isVisible()).toBe(true)
      const linked = await open(path + part, width)
      expect(await linked.locator(`${part} .term-text`).isVisible()).toBe(true)
    },
  )
})

test.each(['definition-geo', 'definition-gea', 'definition-aio'] as const)(
  '%s sets its text in 19 pixels, in lines of at most 68 characters on average',
  async id => {
    const page = await open(pathOf(id, 'en'), 1440)
    // A wide page shows what a phone unfolds.
    const text = ['> p:not([class])', '> .is-on-phones > details > p'].map(part => `.section-text ${part}`)
    const paragraphs = await page.locator(text.join()).evaluateAll(paragraphs =>
      paragraphs.map(paragraph => {
        const { fontSize, lineHeight } = getComputedStyle(paragraph)
        const lines = Math.round(paragraph.getBoundingClientRect().height / Number.parseFloat(lineHeight))
        return { size: Math.round(Number.parseFloat(fontSize)), length: paragraph.textContent.length, lines }
      }),
    )
    expect(paragraphs.length).toBeGreaterThan(5)
    expect(new Set(paragraphs.map(({ size }) => size))).toEqual(new Set([19]))
    const sum = (of: 'length' | 'lines') => paragraphs.reduce((sum, paragraph) => sum + paragraph[of], 0)
    expect(sum('length') / sum('lines')).toBeLessThanOrEqual(68)
  },
)

test.each([
  ['methodology', '.pillar-reason, .dashes li'],
  ['scorecard', '.rubric-checks dd, #rules dd'],
  ['guide', '.guide-tool > p'],
] as const)('%s ends the lines of its lists where those of its text end', async (id, selector) => {
  const page = await open(pathOf(id, 'fr'), 1440)
  const widths = await page
    .locator(selector)
    .evaluateAll(texts => texts.map(text => text.getBoundingClientRect().width))
  expect(widths.length).toBeGreaterThan(3)
  // 36 rem, and what a dash is indented by.
  expect(Math.max(...widths)).toBeLessThanOrEqual(37.25 * 17)
})

test.each([
  { path: '/geo-vs-seo', name: 'Lire comme un robot', colorScheme: 'light' },
  { path: '/en/geo-vs-seo', name: 'Read as a crawler', colorScheme: 'dark' },
] as const)(
  'the switch "$name" shows in place what an engine keeps, without JavaScript, within reach in $colorScheme',
  async ({ path, name, colorScheme }) => {
    const { page, complaints } = await newVisitor(browser, { javaScriptEnabled: false, colorScheme })
    await page.goto(site.origin + path)
    const look = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(part => {
          const { backgroundImage, backgroundColor, fontFamily } = getComputedStyle(part)
          return { backgroundImage, backgroundColor, fontFamily }
        })
    const parts = ['.breadcrumb', 'main [data-citable]', 'main']
    const before = await Promise.all(parts.map(look))
    await page.getByRole('switch', { name }).check()
    const [passed, citable, main] = await Promise.all(parts.map(look))
    expect(before[0]?.backgroundImage).toBe('none')
    expect(passed?.backgroundImage).toContain('repeating-linear-gradient')
    expect(citable?.backgroundColor).not.toBe(before[1]?.backgroundColor)
    expect(main?.fontFamily).not.toBe(before[2]?.fontFamily)

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    expect((await page.getByRole('switch', { name }).boundingBox())?.y).toBeGreaterThan(0)
    expect(await violationsWithoutScript(browser, page)).toEqual([])
    await page.getByRole('switch', { name }).uncheck()
    expect(await Promise.all(parts.map(look))).toEqual(before)
    expect(complaints).toEqual([])
  },
)

/** Between the first title that the link leads back from, once all of it is in the window, and the link, in pixels. */
function gapBesideLink(page: Page): Promise<number> {
  return page.evaluate(() => {
    const link = document.querySelector('.index-link')
    const first = document.querySelector(':has(> .index-rail) > :first-child :is(.section-number, h3)')
    if (!link || !first) return Number.NaN
    scrollBy(0, first.getBoundingClientRect().bottom - innerHeight)
    const words = document.createRange()
    words.selectNodeContents(first)
    const [box, title] = [link.getBoundingClientRect(), words.getBoundingClientRect()]
    return Math.max(box.top - title.bottom, title.top - box.bottom, box.left - title.right)
  })
}

async function open(path: string, width: number): Promise<Page> {
  const { page } = await newVisitor(browser, { viewport: { width, height: 844 } })
  await page.goto(site.origin + path)
  await page.locator('section.consent').evaluate(banner => banner.remove())
  return page
}
