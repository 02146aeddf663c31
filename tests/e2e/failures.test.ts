import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { AnalyticsEvent } from '#contracts/analytics-event.ts'
import { eventsCall } from '#contracts/calls.ts'
import { languages } from '#contracts/languages.ts'
import { homePaths } from '#contracts/paths.ts'
import {
  accessibilityViolations,
  comeAnew,
  newVisitor,
  type Visitor,
  violationsWithoutScript,
} from '../support/browser.ts'
import { banners, press } from '../support/consent.ts'
import { beginToUse, fillIn, formOn, forms } from '../support/forms.ts'
import { inTurns } from '../support/in-turns.ts'
import { createDatabase, type PostgresServer, startPostgres } from '../support/postgres.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { browser, openSiteInBrowser, site } from '../support/site-in-browser.ts'

openSiteInBrowser()

let scripted: Visitor
let unscripted: Visitor
beforeAll(async () => {
  scripted = await newVisitor(browser)
  unscripted = await newVisitor(browser, { javaScriptEnabled: false })
})

const words = {
  fr: {
    title: 'Une erreur vient de chez nous',
    text: 'Nous avons rencontré une erreur inattendue. Notre équipe est prévenue.',
    retry: 'Réessayer',
    home: 'Retour à l’accueil',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
  },
  en: {
    title: 'Oops! Something went wrong',
    text: 'We encountered an unexpected error. Our team has been notified.',
    retry: 'Try Again',
    home: 'Go Home',
    failed: 'An error occurred. Please try again.',
  },
} as const

const everyForm = forms.map(form => ({ name: form.name, form }))

describe.each(inTurns(everyForm, 'fr'))(
  '$name in $language, when it cannot be drawn',
  ({ form, language }) => {
    test('is replaced by a message that says so, and comes back with what was typed', async () => {
      const say = words[language]
      const { page } = scripted
      await comeAnew(scripted, site.origin + form.paths[language])
      // The banner may stand over a link of the footer.
      await press(page, banners.find(banner => banner.language === language)?.reject ?? '')
      await beginToUse(page, form.id)
      await fillIn(page, form, 'zoe@')
      const button = formOn(page, form.id).locator('button[type=submit]')
      await button.click()
      await page.locator('.error-summary').waitFor()
      await breakDrawing(page)
      await button.click()

      const view = page.getByRole('alert').filter({ hasText: say.text })
      await view.waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(say.title)
      expect(await view.getByRole('link', { name: say.home }).getAttribute('href')).toBe(homePaths[language])
      expect(await exceptions(page)).toEqual([{ description: 'Error: Broken for this test', fatal: false }])

      await mendDrawing(page)
      expect(await accessibilityViolations(page)).toEqual([])
      await view.getByRole('button', { name: say.retry }).click()
      await formOn(page, form.id).waitFor()
      expect(await view.count()).toBe(0)
      for (const [field, text] of Object.entries({ ...form.typed, email: 'zoe@' })) {
        expect(await page.locator(`#${form.id}-${field}`).inputValue()).toBe(text)
      }
    })
  },
)

test.each(languages)('the calculator in %s is replaced by the same message', async language => {
  const { page } = await newVisitor(browser)
  const path = { fr: '/tools/geo-roi-calculator', en: '/en/tools/geo-roi-calculator' }[language]
  await page.goto(site.origin + path)
  await breakDrawing(page)
  await page.locator('.roi input').first().fill('12345')
  await page.getByText(words[language].text).waitFor()
  await mendDrawing(page)
  await page.getByRole('button', { name: words[language].retry }).click()
  await page.locator('.roi input').first().waitFor()
})

describe.skipIf(!inject('postgres'))(
  'a page that the server cannot draw, because its database is gone',
  () => {
    let postgres: PostgresServer | null
    let broken: RunningSite
    let consenting: Measured
    let refusing: Measured
    beforeAll(async () => {
      postgres = await startPostgres()
      broken = await startSite({ DATABASE_URL: await createDatabase(postgres?.socketFolder ?? '') })
      consenting = await visitorWho('Tout accepter', broken)
      refusing = await visitorWho('Tout refuser', broken)
      await postgres?.stop()
    })
    afterAll(async () => {
      await broken?.stop()
    })

    /** A path that cannot be answered without the database. */
    const lost = (language: 'fr' | 'en') => `${language === 'fr' ? '' : '/en'}/audits/${crypto.randomUUID()}`

    test.each(languages)('says so in %s, and offers to try again or go home', async language => {
      const say = words[language]
      const path = lost(language)
      const { page } = refusing
      expect((await page.goto(broken.origin + path))?.status()).toBe(503)
      expect(await page.locator('h1').innerText()).toBe(say.title)
      expect(await page.getByRole('main').innerText()).toContain(say.text)
      const addressOf = (name: string) =>
        page
          .getByRole('main')
          .getByRole('link', { name })
          .evaluate((link: HTMLAnchorElement) => link.pathname)
      expect([await addressOf(say.retry), await addressOf(say.home)]).toEqual([path, homePaths[language]])
      expect(await accessibilityViolations(page)).toEqual([])
    })

    test.each(inTurns(everyForm, 'en'))(
      'keeps every word of $name in $language that is sent without JavaScript',
      async ({ form, language }) => {
        const { page } = unscripted
        await comeAnew(unscripted, broken.origin + form.paths[language])
        await fillIn(page, form, 'zoe@visitor.example')
        const [answer] = await Promise.all([
          page.waitForResponse(response => response.request().method() === 'POST'),
          formOn(page, form.id).locator('button[type=submit]').click(),
        ])
        expect(answer.status()).toBe(503)
        const id = form.answeredAs ?? form.id
        expect(await formOn(page, id).getByRole('alert').innerText()).toContain(words[language].failed)
        for (const [field, text] of Object.entries(form.typed)) {
          expect(await page.locator(`#${id}-${field}`).inputValue()).toBe(text)
        }
        expect(await violationsWithoutScript(browser, page)).toEqual([])
      },
    )

    test.each(languages)('is recorded in %s, but only with consent', async language => {
      for (const { page } of [consenting, refusing]) await page.goto(broken.origin + lost(language))
      const failures = () => consenting.sent.filter(({ event_type }) => event_type === 'exception')
      await expect
        .poll(() => failures().map(({ properties }) => properties['fatal']), { timeout: 60_000 })
        .toEqual([false])
      expect(failures()[0]).toMatchObject({
        event_category: 'error',
        geo_metric: { content_language: language },
      })
      consenting.sent.splice(0)
      expect(refusing.sent).toEqual([])
      expect(refusing.requests.filter(url => url.includes('analytics'))).toEqual([])
    })
  },
)

interface Measured {
  readonly page: Page
  readonly requests: readonly string[]
  /** The events that their browser sends. */
  readonly sent: AnalyticsEvent[]
}

/** A visitor who has pressed this button of the banner. */
async function visitorWho(button: string, { origin }: RunningSite): Promise<Measured> {
  const { page, requests } = await newVisitor(browser)
  const sent: AnalyticsEvent[] = []
  page.on('request', request => {
    if (request.url().endsWith(eventsCall)) sent.push(...request.postDataJSON())
  })
  await page.goto(origin)
  await page.getByRole('button', { name: button }).click()
  await page.locator('section.consent').waitFor({ state: 'hidden' })
  return { page, requests, sent }
}

/** Fields use `join` for aria-describedby, and the calculator uses `NumberFormat`: both will throw. */
async function breakDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const broken = () => {
      throw new Error('Broken for this test')
    }
    const heard: unknown[] = []
    const sound = { join: Array.prototype.join, NumberFormat: Intl.NumberFormat }
    Object.assign(window, { heard, sound })
    document.addEventListener('trackable', ({ detail }) => heard.push(detail.properties))
    Array.prototype.join = broken
    Object.assign(Intl, { NumberFormat: broken })
  })
}

async function mendDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    // `sound` was put there by `breakDrawing`.
    const { sound } = window as unknown as {
      sound: Pick<unknown[], 'join'> & Pick<typeof Intl, 'NumberFormat'>
    }
    Array.prototype.join = sound.join
    Object.assign(Intl, { NumberFormat: sound.NumberFormat })
  })
}

function exceptions(page: Page): Promise<unknown[]> {
  // `heard` was put there by `breakDrawing`.
  return page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
}
