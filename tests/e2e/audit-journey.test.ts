import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessibilityViolations, newVisitor, overflow, violationsOfLooks } from '../support/browser.ts'
import { spaced } from '../support/forms.ts'
import { eachOnce } from '../support/in-turns.ts'
import { requestReport } from '../support/posted-forms.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { type SampleSite, startSampleSite } from '../support/sample-site.ts'
import { newDatabase, shareBrowser } from '../support/site-in-browser.ts'

let browser: Browser
let site: RunningSite
let sample: SampleSite

beforeAll(async () => {
  sample = await startSampleSite()
  site = await startSite({ ...(await newDatabase()), AUDIT_ALLOW: sample.host })
  browser = await shareBrowser()
})

afterAll(async () => {
  await browser?.close()
  await sample?.close()
  expect(await site?.stop()).toBe(0)
})

const words = {
  fr: {
    home: '/',
    address: 'Adresse de votre site',
    run: 'Audit GEO gratuit',
    email: /e-mail/i,
    form: '/tools/free-geo-audit',
    send: /(Lancer|Demander) .*audit/i,
    requested: /^Audit demandé avec succès\s!$/,
    pillars: /piliers/i,
    plan: /(?:30|60|90)\s*jours/,
  },
  en: {
    home: '/en',
    address: /Your site.s address/,
    run: 'Free GEO audit',
    email: /email/i,
    form: '/en/tools/free-geo-audit',
    send: /(Run|Request) .*audit/i,
    requested: /^Audit requested successfully!$/,
    pillars: /pillars/i,
    plan: /(?:30|60|90)\sdays/,
  },
} as const

describe.each(eachOnce)('in $language, JavaScript $javaScriptEnabled', ({ language, javaScriptEnabled }) => {
  test('a visitor with a phone gives an address on the home page, asks for an audit and reads a true report, which fits a wide window too', async () => {
    const { page, complaints } = await newVisitor(browser, {
      javaScriptEnabled,
      viewport: { width: 390, height: 900 },
    })
    const say = words[language]

    await page.goto(site.origin + say.home)
    const hero = page.getByRole('main').locator('form').first()
    await hero.getByLabel(say.address).fill(sample.origin)
    await hero.getByRole('button', { name: say.run }).click()

    await page.waitForURL(/free-geo-audit/)
    const form = page.getByRole('main').locator('form')
    await expect.poll(() => form.getByLabel(say.address).inputValue()).toBe(sample.origin)
    await form.getByLabel(say.email).fill(`${language}-${javaScriptEnabled}@visitor.example`)
    await form.getByRole('button', { name: say.send }).click()

    await page.waitForURL(/\/audits\/[0-9a-f-]{36}(\?|$)/)
    await page.getByRole('heading', { level: 1, name: sample.host }).waitFor()
    await page.getByRole('heading', { name: say.pillars }).waitFor()
    await page.waitForLoadState()
    const report = await page.getByRole('main').innerText()
    expect(report).toMatch(say.plan)
    expect(report).toContain('OAI-SearchBot')
    expect(report).toMatch(/\b\d{1,3}\s*±\s*\d/)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page)).toBe(0)
    }
    if (javaScriptEnabled) expect(complaints).toEqual([])
  })
})

describe.each([
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
])('in a window of $width × $height', viewport => {
  test.each(eachOnce)(
    'in $language, the banner leaves the form of the home page free, after which only the e-mail is left to type (JavaScript $javaScriptEnabled)',
    async ({ language, javaScriptEnabled: script }) => {
      const { page } = await newVisitor(browser, { javaScriptEnabled: script, viewport })
      const say = words[language]
      await page.goto(site.origin + say.home)
      const hero = page.getByRole('main').locator('form').first()
      const banner = await page.locator('section.consent').boundingBox()
      const button = await hero.getByRole('button', { name: say.run }).boundingBox()
      if (script) expect(banner?.height).toBeGreaterThan(50)
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? viewport.height)
      await page.locator('section.consent').evaluate(banner => banner.remove())
      await hero.getByLabel(say.address).fill('exemple.fr')
      await hero.getByRole('button', { name: say.run }).click()
      await page.waitForURL(/free-geo-audit/)
      await page.locator('section.consent').evaluate(banner => banner.remove())

      const form = page.getByRole('main').locator('form')
      await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email')
      expect(await page.getByRole('main').innerText()).toContain('exemple.fr')
      const ends = [form.getByLabel(say.address), form.getByRole('button', { name: say.send })]
      for (const end of ends) {
        const box = await end.boundingBox()
        expect(box?.y).toBeGreaterThan(0)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
      }
      expect(await form.locator('.field:visible').count()).toBe(2)
      expect(await overflow(page)).toBe(0)
    },
  )
})

test.each([
  { language: 'fr', typed: '', said: 'Saisissez l’adresse de votre site' },
  { language: 'fr', typed: 'mon site', said: 'L’adresse doit ressembler à exemple.fr' },
  { language: 'en', typed: '', said: 'Enter your site’s address' },
  { language: 'en', typed: 'my site', said: 'The address must look like example.com' },
] as const)(
  'in $language, the home page says beside each of its fields that "$typed" is not an address',
  async wrong => {
    const { page } = await newVisitor(browser)
    await page.goto(site.origin + words[wrong.language].home)
    expect(await page.locator('.ask').count()).toBe(2)
    for (const form of await page.locator('.ask').all()) await refuses(page, form, wrong)
  },
)

async function refuses(
  page: Page,
  form: Locator,
  wrong: { readonly language: 'fr' | 'en'; readonly typed: string; readonly said: string },
): Promise<void> {
  const field = form.getByRole('textbox')
  const colourOf = (part: Locator) => part.evaluate(element => getComputedStyle(element).color)
  const hint = await colourOf(form.locator('small'))
  await field.fill(wrong.typed)
  await form.getByRole('button').click()
  expect(await form.getByRole('alert').innerText()).toMatch(spaced(wrong.said))
  expect(await colourOf(form.getByRole('alert')), 'the message looks like the hint').not.toBe(hint)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await field.evaluate(control => control === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe(words[wrong.language].home)
  expect(await accessibilityViolations(page, 'main')).toEqual([])
}

test('without JavaScript, the next page says beside its field that the address is wrong', async () => {
  const { page } = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto(site.origin)
  await page.locator('.hero .ask').getByRole('textbox').fill('mon site')
  await page.locator('.hero .ask').getByRole('button').click()
  await page.waitForURL(/free-geo-audit/)
  expect(await page.title()).toMatch(/^Erreur/)
  expect(await page.locator('.is-wrong #audit-url').inputValue()).toBe('mon site')
  expect(await page.locator(':focus').getAttribute('class')).toBe('error-summary')
})

test.each(['fr', 'en'] as const)(
  'in %s, the form says that the audit was requested until the report appears',
  async language => {
    const { page } = await newVisitor(browser)
    const say = words[language]
    const answered = Promise.withResolvers<void>()
    await page.route(/\/audits\//, async route => {
      await answered.promise
      await route.continue()
    })
    await page.goto(site.origin + say.form)
    const form = page.getByRole('main').locator('form')
    await form.getByLabel(say.address).fill(sample.origin)
    await form.getByLabel(say.email).fill(`told-${language}@visitor.example`)
    // Locators do not work on a page that is being left, so the page itself logs what it shows.
    await form.locator('.form-sent').evaluate(sentence => {
      const tell = () => console.info(sentence.textContent)
      new MutationObserver(tell).observe(sentence, { childList: true, characterData: true, subtree: true })
    })
    const told = page.waitForEvent('console', message => say.requested.test(message.text()))
    await form.getByRole('button', { name: say.send }).click()
    await told
    answered.resolve()
    await page.waitForURL(/\/audits\//)
  },
)

describe.each(['fr', 'en'] as const)('the report in %s', language => {
  test('follows the language switch and stays the same report', async () => {
    const { page } = await reportPage(language)
    const score = await page.locator('[data-score]').getAttribute('data-score')
    await page.locator('header [hreflang]').first().click()
    await page.waitForURL(language === 'fr' ? /\/en\/audits\// : /:\d+\/audits\//)
    expect(await page.locator('[data-score]').getAttribute('data-score')).toBe(score)
  })

  test('has no accessibility violation in light, and none of its colours in dark', async () => {
    const { page } = await reportPage(language)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await accessibilityViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violationsOfLooks(page)).toEqual([])
  })

  test('may not be indexed', async () => {
    const { page } = await reportPage(language)
    const answer = await page.request.get(page.url())
    expect(answer.headers()['x-robots-tag']).toContain('noindex')
  })
})

/** One audit for each language. */
const reports = new Map<string, Promise<string>>()

async function reportPage(language: 'fr' | 'en') {
  if (!reports.has(language)) reports.set(language, requestAudit(language))
  const visitor = await newVisitor(browser, { viewport: { width: 1440, height: 900 } })
  await visitor.page.goto(await (reports.get(language) as Promise<string>))
  await visitor.page.getByRole('heading', { name: words[language].pillars }).waitFor()
  return visitor
}

async function requestAudit(language: 'fr' | 'en'): Promise<string> {
  const { href } = await requestReport(site.origin, language, {
    url: sample.origin,
    email: `report-${language}@visitor.example`,
  })
  return href
}

test.each([
  ['a private address', 'http://10.0.0.1/', /publi/],
  ['a site that does not answer', 'http://site.invalid/', /site\.invalid/],
])('%s gets a report that says so and how to repair it, in both languages', async (_name, url, sentence) => {
  const email = `${encodeURIComponent(url)}@visitor.example`.replaceAll(/[%/:]/g, '')
  const { pathname } = await requestReport(site.origin, 'fr', { url, email })
  for (const path of [pathname, `/en${pathname}`]) {
    await expect
      .poll(async () => (await fetch(site.origin + path)).text(), { timeout: 60_000 })
      .toMatch(sentence)
  }
})

test('a site whose robots.txt forbids us is not read, and the report quotes the rule', async () => {
  const closed = await startSampleSite({ robots: 'User-agent: IbidAudit\nDisallow: /\n' })
  const reader = await startSite({ ...(await newDatabase()), AUDIT_ALLOW: closed.host })
  try {
    const person = { url: closed.origin, email: 'closed@visitor.example' }
    const report = await requestReport(reader.origin, 'en', person)
    await expect.poll(async () => (await fetch(report)).text(), { timeout: 60_000 }).toContain('Disallow: /')
    expect(await (await fetch(report)).text()).toContain('robots.txt')
  } finally {
    await reader.stop()
    await closed.close()
  }
})
