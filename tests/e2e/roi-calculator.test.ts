import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from '../support/browser.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

shareSiteInBrowser()

test('opens with the worked example, and updates with the numbers that are typed', async () => {
  const page = await open('/en/tools/geo-roi-calculator')
  await sees(
    page,
    'Over 12 months, your assumption earns €11,520 in margin for €9,600 of work: a net gain of €1,920.',
  )
  await page.getByLabel('Period covered').first().fill('6')
  await sees(page, 'Over 6 months, your assumption')
  await page.getByRole('textbox', { name: 'Assumed growth' }).fill('10')
  await sees(page, 'earns €2,880 in margin for €4,800 of work: it falls €1,920 short.')
  await page.getByRole('button', { name: 'Back to the example' }).click()
  await sees(page, 'a net gain of €1,920')
})

test('each slider and its field have the same name and the same value', async () => {
  const page = await open('/tools/geo-roi-calculator')
  const field = page.getByRole('textbox', { name: 'Taux de conversion' })
  const slider = page.getByRole('slider', { name: 'Taux de conversion' })
  await field.fill('3,5')
  await expect.poll(() => slider.inputValue()).toBe('3.5')
  await slider.press('ArrowRight')
  await expect.poll(() => field.inputValue()).toBe('3,6')
})

test('says what is wrong with a number, and keeps what was typed', async () => {
  const page = await open('/tools/geo-roi-calculator')
  const field = page.getByRole('textbox', { name: 'Marge sur ce montant' })
  await field.fill('beaucoup')
  await sees(page, 'Corrigez ce nombre pour voir le résultat')
  expect(await field.inputValue()).toBe('beaucoup')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  const described = (await field.getAttribute('aria-describedby')) ?? ''
  const error = page.locator(`#${described.split(' ').at(-1)}`)
  expect(await error.innerText()).toContain('Saisissez un nombre seul, par exemple 40')
  await field.fill('150')
  expect(await error.innerText()).toContain('Le nombre doit être d’au plus 100')
})

test('keeps what is left in sight on a phone while a slider moves', async () => {
  const { page } = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
  await page.goto(`${site.origin}/tools/geo-roi-calculator`)
  const slider = page.getByRole('slider', { name: 'Hausse supposée' })
  await slider.focus()
  const live = page.locator('.roi-live')
  const before = await live.innerText()
  await slider.press('ArrowLeft')
  await expect.poll(() => live.innerText()).not.toBe(before)
  await page.locator('.roi-more > summary').click()
  // Moved until the first numbers have left the window: the line then stands between the header and the rest.
  await page.evaluate(() =>
    document.querySelector('[name="months-slider"]')?.scrollIntoView({ block: 'end' }),
  )
  const [header, line, last] = await page.evaluate(() =>
    ['.header', '.roi-live', '[name="months-slider"]'].map(selector => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return { top: box?.top ?? Number.NaN, bottom: box?.bottom ?? Number.NaN }
    }),
  )
  expect(line?.top).toBeGreaterThanOrEqual((header?.bottom ?? Number.NaN) - 3)
  expect(line?.bottom).toBeLessThan(200)
  expect(last?.top).toBeGreaterThan(line?.bottom ?? Number.NaN)
})

test('a copied link restores the same calculation', async () => {
  const page = await open('/tools/geo-roi-calculator')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('textbox', { name: 'Visites par mois' }).fill('5 000')
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await page.getByText('Lien copié').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(link)
  await sees(page, /Sur 12\smois, votre hypothèse rapporte 28\s800\s€/u)
  expect(await page.getByRole('textbox', { name: 'Visites par mois' }).inputValue()).toBe('5000')
})

test('a link with an impossible value says so, and shows the value', async () => {
  const page = await open('/en/tools/geo-roi-calculator?visits=3000&growth=lots&months=99')
  await sees(page, 'Correct these 2 numbers to see the result')
  await sees(page, 'Enter a number only')
  await sees(page, 'The number must be at most 36')
  expect(await page.getByRole('textbox', { name: 'Assumed growth' }).inputValue()).toBe('lots')
})

test('without JavaScript it shows the worked example and the formula, and no fields', async () => {
  const { page } = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto(`${site.origin}/tools/geo-roi-calculator`)
  // Playwright does not look for text in a noscript.
  expect(await page.getByRole('main').innerText()).toContain('Ce calcul a besoin de JavaScript')
  await sees(page, /un gain net de 1\s920\s€/u)
  await sees(page, 'g = V × h × c × a × m')
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
  expect(await page.getByRole('slider').count()).toBe(0)
})

async function open(path: string): Promise<Page> {
  const { page } = await newVisitor(browser)
  await page.goto(site.origin + path)
  return page
}

async function sees(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('main').getByText(text).first().waitFor()
}
