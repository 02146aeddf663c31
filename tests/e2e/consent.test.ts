import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { acceptedAll, type Consent, consentVersion, readConsent, rejectedAll } from '#contracts/consent.ts'
import {
  accessibilityViolations,
  comeAnew,
  keepSaying,
  look,
  newVisitor,
  overflow,
  settled,
  type Visitor,
} from '../support/browser.ts'
import { banner, banners, keepCookie, press } from '../support/consent.ts'
import { browser, openSiteInBrowser, site } from '../support/site-in-browser.ts'

openSiteInBrowser({ TRUST_PROXY: '127.0.0.1,::1' })

let people = 0
let person: Visitor
beforeAll(async () => {
  person = await newVisitor(browser)
})

/** From another network each time: the choices that one network may make in an hour are limited. */
function anotherNetwork() {
  return { 'X-Forwarded-For': `10.0.${++people >> 8}.${people & 255}` }
}

function newPerson(options: BrowserContextOptions = {}) {
  const extraHTTPHeaders = { ...options.extraHTTPHeaders, ...anotherNetwork() }
  return newVisitor(browser, { ...options, extraHTTPHeaders })
}

async function open(path: string, { colours = 'light', width = 1280, height = 720 }: Look = {}) {
  const { page } = person
  await page.mouse.move(0, 0)
  await page.setExtraHTTPHeaders(anotherNetwork())
  await look(person, colours, width, height)
  await comeAnew(person, site.origin + path)
  await settled(page)
  return person
}

interface Look {
  readonly colours?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
}

/** The choice in the cookie that the browser keeps, in seconds from now. */
async function kept(page: Page): Promise<{ consent: Consent | null; secondsLeft: number }> {
  const [cookie] = await page.context().cookies()
  const consent = readConsent(`${cookie?.name}=${cookie?.value}`, Date.now())
  return { consent, secondsLeft: (cookie?.expires ?? 0) - Date.now() / 1000 }
}

function entry(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('ai-training-consent') ?? 'null'))
}

function metadata(page: Page) {
  return page.evaluate(() =>
    ['llm-training-opt-in', 'preferred-citation', 'ai-data-collection'].map(name =>
      document.querySelector(`meta[name="${name}"]`)?.getAttribute('content'),
    ),
  )
}

const undecided = ['conditional', 'full', 'restricted']

declare global {
  interface Window {
    /** Whether the banner was displayed at the first paint; null before it. */
    shownAtFirstPaint?: boolean | null
  }
}

/** Runs in the page, before any of its own code. */
function watchFirstPaint(): void {
  window.shownAtFirstPaint = null
  // The callbacks of a frame run just before it is painted: the last of them before the first paint counts.
  const look = () => {
    const banner = document.querySelector('.consent')
    if (banner) window.shownAtFirstPaint = getComputedStyle(banner).display !== 'none'
    if (performance.getEntriesByName('first-paint').length === 0) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** The position of every element of the page except the banner. */
function places(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header *, main *, footer *')].map(element => {
      const { top, left, width, height } = element.getBoundingClientRect()
      return [element.tagName, top, left, width, height].join(' ')
    }),
  )
}

/** Each look of the views of the banner in one language: the other draws the same with other words. */
const looks = [
  ['light', 1440, 'fr'],
  ['light', 390, 'en'],
  ['dark', 1440, 'en'],
  ['dark', 390, 'fr'],
  ['light', 320, 'fr'],
] as const

describe.each(banners)('the banner at $home', ({ language, home, faq, accept, reject, manage, choices }) => {
  test.each([
    [390, 844],
    [1440, 900],
  ])(
    'is first in the document, is there from the first paint, and moves nothing, at %i px',
    async (width, height) => {
      const { page, complaints } = await newPerson({ viewport: { width, height } })
      await page.addInitScript(watchFirstPaint)
      await page.goto(site.origin + home)
      await settled(page)
      await expect.poll(() => page.evaluate(() => window.shownAtFirstPaint)).toBe(true)
      expect(await page.evaluate(() => document.body.firstElementChild?.className)).toBe('consent')
      expect(await banner(page).isVisible()).toBe(true)
      expect(await metadata(page)).toEqual(undecided)
      expect(complaints).toEqual([])

      const before = await places(page)
      await press(page, reject)
      expect(await places(page)).toEqual(before)
      await page.goto(site.origin + faq)
      await settled(page)
      await expect.poll(() => page.evaluate(() => window.shownAtFirstPaint)).toBe(false)
    },
  )

  test.each([390, 1440])('gives refusing and accepting the same look, at %i px', async width => {
    const { page } = await open(home, { width, height: 900 })
    const looks = await Promise.all(
      [reject, accept].map(name =>
        banner(page)
          .getByRole('button', { name })
          .evaluate(button => {
            const { top, width, height } = button.getBoundingClientRect()
            const { fontSize, fontWeight, color, backgroundColor, borderColor } = getComputedStyle(button)
            const look = [button.tagName, fontSize, fontWeight, color, backgroundColor, borderColor]
            return { look, top, height, width: Math.round(width / 3) }
          }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
  })

  test.each([
    [accept, acceptedAll, ['true', 'full', 'allowed']],
    [reject, rejectedAll, ['conditional', 'none', 'restricted']],
  ])(
    '"%s" takes one click, is stored for 180 days, and is declared at once and on later pages',
    async (name, choice, declared) => {
      const { page, complaints } = await open(home)
      await press(page, name)
      const { consent, secondsLeft } = await kept(page)
      expect(consent).toMatchObject(choice)
      expect(Math.round(secondsLeft / 86_400)).toBe(180)
      expect(await entry(page)).toMatchObject({ version: consentVersion, ...choice.ai })
      expect(await metadata(page)).toEqual(declared)
      await page.goto(site.origin + faq)
      await settled(page)
      expect(await banner(page).isVisible()).toBe(false)
      expect(await metadata(page)).toEqual(declared)
      expect(complaints).toEqual([])
    },
  )

  test('a detailed choice keeps each of its parts, and can be reopened from the foot of the page', async () => {
    const { page, complaints } = await open(home)
    await banner(page).locator('.consent-more').click()
    const models = page.locator('.choices input[name=models]')
    await page.locator('.choices input[name=analytics]').check()
    expect(await models.first().isVisible()).toBe(false)
    expect(await page.locator('.choices input[name=attribution]').first().isVisible()).toBe(true)
    await page.locator('.choices input[name=training]').check()
    expect(await models.count()).toBe(7)
    await page.locator('.choices input[value=mistral]').check()
    await page.locator('.choices input[value=partial]').check()
    await page.locator('.choices input[value="6months"]').check()
    await page.locator('.choices button[value=save]').click()
    await banner(page).waitFor({ state: 'hidden' })
    const { consent } = await kept(page)
    expect(consent?.preferences).toEqual({ necessary: true, analytics: true, marketing: false })
    expect(consent?.ai).toEqual({
      allowTraining: true,
      allowCitation: true,
      allowDataCollection: false,
      preferredModels: ['mistral'],
      citationPreference: 'partial',
      dataRetention: '6months',
    })
    expect(await metadata(page)).toEqual(['true', 'partial', 'restricted'])

    await page.getByRole('link', { name: manage }).click()
    await banner(page).locator('.consent-more').click()
    await page.locator('.consent .choices').waitFor()
    expect(await page.locator('.choices input[name=analytics]').isChecked()).toBe(true)
    expect(await page.locator('.choices input[name=marketing]').isChecked()).toBe(false)
    expect(await page.locator('.choices input[value=mistral]').isChecked()).toBe(true)
    expect(complaints).toEqual([])
  })

  test('"back" leaves the details without storing anything', async () => {
    const { page } = await open(home)
    await banner(page).locator('.consent-more').click()
    await page.locator('.choices input[name=analytics]').check()
    await page.locator('.choices-back').click()
    expect(await banner(page).locator('.choices').count()).toBe(0)
    expect(await banner(page).getByRole('button', { name: reject }).isVisible()).toBe(true)
    expect(await page.context().cookies()).toEqual([])
  })

  test.each([390, 1440])(
    'shows every choice in one scroll, what is allowed by default included, at %i px',
    async width => {
      const { page } = await open(home, { width, height: 844 })
      await banner(page).locator('.consent-more').click()
      const purposes = page.locator('.consent .choices .purpose input')
      await purposes.first().waitFor()
      const seen = await purposes.evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map(({ name, checked, parentElement }) => ({
          name,
          checked,
          shown: parentElement?.checkVisibility() ?? false,
        })),
      )
      const shown = true
      expect(seen).toEqual([
        { name: '', checked: true, shown },
        { name: 'analytics', checked: false, shown },
        { name: 'marketing', checked: false, shown },
        { name: 'training', checked: false, shown },
        { name: 'collection', checked: false, shown },
        { name: 'citation', checked: true, shown },
      ])
      expect(await banner(page).getByRole('tab').count()).toBe(0)
      await page.keyboard.press('Escape')
      expect(await banner(page).isVisible()).toBe(true)
      expect(await page.context().cookies()).toEqual([])
    },
  )

  test('can be used by keyboard alone, and the focus is never lost', async () => {
    const { page } = await open(home)
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
    const tabUntil = async (found: (text: string) => boolean) => {
      while (!found(await focused())) await page.keyboard.press('Tab')
    }
    const more = (await banner(page).locator('.consent-more').innerText()).trim()
    await tabUntil(text => text === more)
    await page.keyboard.press('Enter')
    await expect.poll(focused).toBe('Cookies')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('analytics')
    await page.keyboard.press('Space')
    await tabUntil(text => /^(?:Enregistrer|Save)/.test(text))
    await page.keyboard.press('Enter')
    await banner(page).waitFor({ state: 'hidden' })
    expect((await kept(page)).consent?.preferences.analytics).toBe(true)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')

    await page.getByRole('link', { name: manage }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('consent-title')
    await tabUntil(text => text === reject)
    await page.keyboard.press('Enter')
    await banner(page).waitFor({ state: 'hidden' })
    expect(await focused()).toBe(manage)
  })

  test.each(looks.filter(([, , of]) => of === language))(
    'has no accessibility violation in any of its views, in %s at %i px',
    async (colours, width) => {
      const { page } = await open(home, { colours, width, height: 844 })
      // The rest of these pages is held in each look by the tests of every page.
      const isWhole = colours === 'light' && width === 1440
      const violationsOf = (part: string) => accessibilityViolations(page, isWhole ? 'html' : part)
      const violations = [...(await violationsOf('.consent'))]
      await banner(page).locator('.consent-more').click()
      await page.locator('.consent .choices').waitFor()
      violations.push(...(await violationsOf('.consent')))
      for (const name of ['training', 'citation', 'collection'])
        await page.locator(`.choices input[name=${name}]`).check()
      violations.push(...(await violationsOf('.consent')))
      expect(await overflow(page)).toBe(0)
      await page.locator('.choices button[value=save]').click()
      await page.locator('.consent-said:not(:empty)').waitFor()
      violations.push(...(await violationsOf('.consent-said')))
      await page.goto(site.origin + choices)
      await settled(page)
      violations.push(...(await violationsOf('main')))
      expect(violations).toEqual([])
    },
  )

  test('refuses everything at first for a browser that sends GPC, says so, and keeps another choice if one is made', async () => {
    const { page } = await newPerson({ extraHTTPHeaders: { 'Sec-GPC': '1' } })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await page.goto(site.origin + home)
    await settled(page)
    expect(await banner(page).innerText()).toContain('GPC')
    expect(await metadata(page)).toEqual(['conditional', 'none', 'restricted'])
    await banner(page).locator('.consent-more').click()
    await page.locator('.consent .choices').waitFor()
    expect(await page.locator('.choices input:checked:not(:disabled):not([type=radio])').count()).toBe(0)
    await page.locator('.choices-back').click()
    await press(page, accept)
    await page.reload()
    expect(await banner(page).isVisible()).toBe(false)
    expect((await kept(page)).consent).toMatchObject(acceptedAll)
  })

  test('covers at most half of a window of 320 × 256 px, with its buttons in view', async () => {
    const { page } = await open(home, { width: 320, height: 256 })
    const box = await banner(page).boundingBox()
    expect(box?.height).toBeLessThanOrEqual(129)
    const buttons = await banner(page).locator('.consent-buttons').boundingBox()
    expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual(256)
    await page.keyboard.press('Tab')
    await page.locator('.consent-more').focus()
    const more = await page.locator('.consent-more').boundingBox()
    expect((more?.y ?? 0) + (more?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(buttons?.y ?? 0))
    expect(await overflow(page)).toBe(0)
    await press(page, reject)
  })

  test('leaves the button of the first question in view on phones', async () => {
    const { page } = await open(home, { width: 360, height: 740 })
    for (const [width, height] of [
      [360, 740],
      [390, 664],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      const button = await page.locator('.hero [type=submit]').boundingBox()
      const covered = await banner(page).boundingBox()
      expect((button?.y ?? 0) + (button?.height ?? 0), `${width} × ${height}`).toBeGreaterThan(0)
      expect((button?.y ?? 0) + (button?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(
        covered?.y ?? 0,
      )
    }
  })

  test('says in a window of 320 × 256 px what became of the choice without covering the page or a field', async () => {
    const { page } = await open(home, { width: 320, height: 256 })
    await keepSaying(page)
    await press(page, reject)
    const said = page.locator('.consent-said:not(:empty)')
    await said.waitFor()
    const end = async () => {
      const box = await said.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    expect((await page.getByRole('banner').boundingBox())?.y).toBeGreaterThanOrEqual(await end())
    const field = page.getByRole('main').getByRole('textbox').last()
    await field.focus()
    await expect.poll(async () => (await field.boundingBox())?.y).toBeGreaterThanOrEqual(await end())
    expect(await overflow(page)).toBe(0)
  })

  test('says so when a choice cannot be stored, and stores nothing', async () => {
    const { page } = await open(home)
    await page.route('**/consents', route => route.abort())
    await banner(page).getByRole('button', { name: accept }).click()
    await page.locator('.consent-said:not(:empty)').waitFor()
    expect(await banner(page).isVisible()).toBe(true)
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

/** The script that reads a choice is the same in both languages. */
describe('a choice made on the French page', () => {
  const { home, accept, reject } = banners[0]

  test('is asked for again once it has expired, and not a day before', async () => {
    const { page } = await newPerson()
    await page.goto(site.origin + home)
    await press(page, reject)
    await page.clock.install()
    await page.clock.setFixedTime(Date.now() + 179 * 86_400_000)
    await page.reload()
    expect(await banner(page).isVisible()).toBe(false)
    await page.clock.setFixedTime(Date.now() + 181 * 86_400_000)
    await page.reload()
    expect(await banner(page).isVisible()).toBe(true)
    expect(await metadata(page)).toEqual(undecided)
  })

  test.each([
    ['the cookie is garbled', (value: string) => value.replace('analytics=1', 'analytics=yes'), undefined],
    ['the cookie is cut short', (value: string) => value.slice(0, 60), undefined],
    [
      'the cookie is of another version',
      (value: string) => value.replace(/version=\d+/, 'version=0'),
      undefined,
    ],
    [
      'the cookie has expired',
      (value: string) => value.replace(/expiry=\d+/, 'expiry=1000000000000'),
      undefined,
    ],
    ['the entry is not JSON', (value: string) => value, '{"version":1,'],
    ['the entry is something else', (value: string) => value, 'null'],
    ['the entry is of another version', (value: string) => value, '{"version":0,"expiry":"2999-01-01"}'],
    ['the entry has expired', (value: string) => value, '{"version":1,"expiry":"2020-01-01"}'],
    ['the entry has no expiry', (value: string) => value, '{"version":1}'],
  ])('does not count when %s', async (_name, change, stored) => {
    const { page } = await open(home)
    await press(page, accept)
    const [cookie] = await page.context().cookies()
    if (!cookie) throw new Error('There is no cookie.')
    await keepCookie(page, change(cookie.value))
    if (stored !== undefined)
      await page.evaluate(text => localStorage.setItem('ai-training-consent', text), stored)
    await page.reload()
    expect(await banner(page).isVisible()).toBe(true)
    expect(await metadata(page)).toEqual(undecided)
    await press(page, reject)
    await page.reload()
    expect(await banner(page).isVisible()).toBe(false)
  })
})

test('an entry that the browser has deleted is made again from the cookie', async () => {
  const { page } = await open('/')
  await press(page, 'Tout accepter')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  expect(await banner(page).isVisible()).toBe(false)
  expect(await entry(page)).toMatchObject(acceptedAll.ai)
})

test('a choice made in one tab holds in the others at once', async () => {
  const { page } = await newPerson()
  await page.goto(`${site.origin}/`)
  const other = await page.context().newPage()
  await other.goto(`${site.origin}/faq`)
  await settled(other)
  await press(page, 'Tout accepter')
  await banner(other).waitFor({ state: 'hidden' })
  expect(await metadata(other)).toEqual(['true', 'full', 'allowed'])
})

test('a click before the script has loaded is a choice like any other', async () => {
  const { page } = await newPerson()
  await page.context().route('**/*.js', route => route.abort())
  await page.goto(`${site.origin}/faq`)
  await banner(page).getByRole('button', { name: 'Tout refuser' }).click()
  await expect.poll(async () => (await kept(page)).consent).toMatchObject(rejectedAll)
})

test('without JavaScript no banner is shown, and the page of choices stores a choice', async () => {
  const { page } = await newPerson({ javaScriptEnabled: false })
  await page.goto(`${site.origin}/faq`)
  expect(await banner(page).isVisible()).toBe(false)
  await page.getByRole('link', { name: 'Gérer mes choix' }).click()
  await page.waitForURL('**/consents')
  await page.locator('input[name=collection]').check()
  await page.locator('button[value=save]').click()
  await page.waitForURL('**/consents#saved')
  expect(await page.locator('#saved').isVisible()).toBe(true)
  const { consent } = await kept(page)
  expect(consent?.ai).toMatchObject({ allowDataCollection: true, allowTraining: false })
})

test('the page of choices shows what was chosen, and changes it', async () => {
  const { page } = await open('/')
  await press(page, 'Tout accepter')
  await page.goto(`${site.origin}/consents`)
  await settled(page)
  await expect.poll(() => page.locator('input[name=marketing]').isChecked()).toBe(true)
  await page.locator('input[name=marketing]').uncheck()
  await page.locator('button[value=save]').click()
  await page.locator('.consent-said:not(:empty)').waitFor()
  expect((await kept(page)).consent?.preferences).toMatchObject({ analytics: true, marketing: false })
})

test('the banner never hides the element that has the focus', async () => {
  const { page } = await open('/agency/contact')
  const hidden: string[] = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    hidden.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused.closest('.consent') || focused === document.body) return []
        const { top, bottom } = focused.getBoundingClientRect()
        const edge = document.querySelector('.consent')?.getBoundingClientRect().top ?? innerHeight
        return top >= edge && bottom > edge ? [focused.outerHTML] : []
      })),
    )
  }
  expect(hidden).toEqual([])
})
