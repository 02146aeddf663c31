import type { Page, Route } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditCall, contactCall } from '#contracts/calls.ts'
import { envelope, formTokenPath } from '#contracts/forms.ts'
import { languages } from '#contracts/languages.ts'
import { auditFormPaths, contactFormPaths } from '#contracts/paths.ts'
import { auditRequest, contact } from '#database/testing/visitor.ts'
import { call } from '#server/testing/ask.ts'
import {
  accessibilityViolations,
  comeAnew,
  newVisitor,
  overflow,
  type Visitor,
  violationsWithoutScript,
} from '../support/browser.ts'
import {
  aboutNewSite,
  beginToUse,
  type FormOnPage,
  fillIn,
  formOn,
  forms,
  spaced,
  unfold,
} from '../support/forms.ts'
import { inTurns } from '../support/in-turns.ts'
import { browser, openSiteInBrowser, site } from '../support/site-in-browser.ts'

openSiteInBrowser({ AUDITS_PER_NETWORK_PER_DAY: '1000' })

let scripted: Visitor
let unscripted: Visitor
beforeAll(async () => {
  scripted = await newVisitor(browser)
  unscripted = await newVisitor(browser, { javaScriptEnabled: false })
})

const words = {
  fr: {
    sending: 'Envoi en cours…',
    errorPrefix: 'Erreur :',
    error: 'Erreur',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
    close: 'Fermer',
    confirm: 'Confirmer mon envoi',
    fixes: (count: number) => `${count} points à corriger`,
  },
  en: {
    sending: 'Sending…',
    errorPrefix: 'Error:',
    error: 'Error',
    failed: 'An error occurred. Please try again.',
    close: 'Close',
    confirm: 'Confirm and send',
    fixes: (count: number) => `${count} things to fix`,
  },
} as const

const named = forms.map(form => ({ name: form.name, form }))
const inEachLanguage = named.flatMap(form => languages.map(language => ({ ...form, language })))

describe.each(inEachLanguage)('$name in $language', ({ form: described, language }) => {
  const say = words[language]
  let form: FormOnPage
  beforeEach(() => {
    form = aboutNewSite(described)
  })

  test('says what is wrong beside the fields and in a summary that takes the focus', async () => {
    const { page, requests } = await open(form.paths[language])
    await beginToUse(page, form.id)
    await page.locator(`#${form.id}-email`).fill('zoe@')
    await submitButton(page, form, language).click()

    const summary = page.getByRole('region', { name: spaced(say.fixes(form.required)) })
    await summary.waitFor()
    await expect.poll(() => focused(page)).toBe('error-summary')
    const first = summary.getByRole('link').first()
    const sentence = await first.innerText()
    expect(await formOn(page, form.id).locator('.field-error').first().innerText()).toContain(sentence)
    await first.click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
    expect(await page.locator(`#${form.id}-email`).inputValue()).toBe('zoe@')
    expect(requests.filter(url => url.includes('/rest/v1/rpc'))).toEqual([])
    expect(await accessibilityViolations(page, `form:has(#${form.id}-email)`)).toEqual([])
  })
})

describe.each(inTurns(named, 'fr'))('$name in $language', ({ form: described, language }) => {
  const say = words[language]
  let form: FormOnPage
  beforeEach(() => {
    form = aboutNewSite(described)
  })

  test('without JavaScript, comes back with what was typed, then is sent', async () => {
    const { page } = await open(form.paths[language], { script: false })
    await fillIn(page, form, 'zoe@')
    const [answer] = await Promise.all([
      page.waitForResponse(response => response.request().method() === 'POST'),
      submitButton(page, form, language).click(),
    ])
    expect(answer.status()).toBe(422)
    await expect.poll(() => page.title()).toMatch(new RegExp(`^${spaced(say.errorPrefix).source}`))
    const id = form.answeredAs ?? form.id
    await expectTyped(page, form, id)
    expect(await page.locator(`#${id}-email`).getAttribute('aria-invalid')).toBe('true')
    expect(await formOn(page, id).locator('.error-summary a').count()).toBe(1)
    expect(await violationsWithoutScript(browser, page, `form:has(#${id}-email)`)).toEqual([])

    await page.locator(`#${id}-email`).fill(newAddress())
    await submitButton(page, form, language, id).click()
    if (form.sent) await expectSentWithoutScript(page, { id, sent: form.sent, language })
    else await page.waitForURL(/\/audits\/[0-9a-f-]{36}/)
  })

  test('keeps every word when sending fails, is sent again with the same key, and then confirmed', async () => {
    const { page } = await open(form.paths[language])
    const keys: (string | undefined)[] = []
    const answers: ((route: Route) => Promise<void>)[] = []
    await page.route(`**${form.call}`, route => {
      keys.push(route.request().headers()[envelope.key.header.toLowerCase()])
      return (answers.shift() ?? (last => last.continue()))(route)
    })
    await beginToUse(page, form.id)
    await fillIn(page, form, newAddress())

    const release = Promise.withResolvers<void>()
    answers.push(route => release.promise.then(() => route.abort()))
    await submitButton(page, form, language).click()
    const sending = formOn(page, form.id).getByRole('button', { name: say.sending })
    await sending.waitFor()
    expect(await sending.isDisabled()).toBe(true)
    expect(await accessibilityViolations(page, `form:has(#${form.id}-email)`)).toEqual([])
    release.resolve()

    const notice = formOn(page, form.id).getByRole('alert')
    await notice.waitFor()
    expect(await notice.innerText()).toMatch(new RegExp(`^${say.error}\\s+${say.failed}`))
    await expectTyped(page, form)
    expect(await accessibilityViolations(page, `form:has(#${form.id}-email)`)).toEqual([])
    await notice.getByRole('button', { name: say.close }).click()
    expect(await notice.count()).toBe(0)

    await page.context().setOffline(true)
    await submitButton(page, form, language).click()
    await notice.getByText(say.failed).waitFor()
    await expectTyped(page, form)
    await page.context().setOffline(false)

    answers.push(route => route.fulfill({ json: { success: false, error: 'Rate limit exceeded' } }))
    await submitButton(page, form, language).click()
    await notice.getByText(form.limited[language]).waitFor()
    await expectTyped(page, form)
    expect(await accessibilityViolations(page, `form:has(#${form.id}-email)`)).toEqual([])

    await submitButton(page, form, language).click()
    if (form.sent) await expectThanks(page, { id: form.id, sent: form.sent, language })
    else await page.waitForURL(/\/audits\/[0-9a-f-]{36}/)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(keys).size).toBe(1)
  })

  test.each([true, false])(
    'can be filled in and sent with the keyboard alone (JavaScript %s)',
    async script => {
      const { page } = await open(form.paths[language], { script })
      const texts: Readonly<Record<string, string>> = { ...form.typed, email: newAddress() }
      const first = page.locator(`#${form.id}-${Object.keys(form.typed)[0]}`)
      await unfold(first)
      if (script) await beginToUse(page, form.id)
      await first.focus()
      const walked: string[] = []
      while (!walked.includes('submit')) {
        const { name, type } = await page.evaluate(() => {
          const control = document.activeElement
          return { name: control?.getAttribute('name') ?? '', type: control?.getAttribute('type') }
        })
        walked.push(type === 'submit' ? type : name)
        if (texts[name]) await page.keyboard.type(texts[name])
        if (type !== 'submit') await page.keyboard.press('Tab')
      }
      expect(walked).not.toContain(envelope.honeypot.field)
      await page.keyboard.press('Enter')
      if (form.sent) await page.getByRole('heading', { name: spaced(form.sent.title[language]) }).waitFor()
      else await page.waitForURL(/\/audits\/[0-9a-f-]{36}/)
    },
  )

  test('without JavaScript, comes back with what was typed once its limit is reached', async () => {
    const email = newAddress()
    const rpc = form.call.replace('/rest/v1/', '')
    const values = {
      ...(form.call === auditCall ? { ...auditRequest, p_website: form.typed.url } : contact),
      p_email: email,
    }
    for (let sent = 0; sent < form.limit; sent++) await call(site.origin, rpc, { values })

    const { page } = await open(form.paths[language], { script: false })
    await fillIn(page, form, email)
    const [answer] = await Promise.all([
      page.waitForResponse(response => response.request().method() === 'POST'),
      submitButton(page, form, language).click(),
    ])
    expect([answer.status(), answer.headers()['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    const id = form.answeredAs ?? form.id
    expect(await formOn(page, id).getByRole('alert').innerText()).toContain(form.limited[language])
    await expectTyped(page, form, id)
    expect(await violationsWithoutScript(browser, page)).toEqual([])
  })

  test('is confirmed with a click in a browser that loads no stylesheets', async () => {
    const { page } = await open(form.paths[language], { script: false })
    await page.route(/\/form-received\//, route => route.abort())
    await fillIn(page, form, newAddress())
    await submitButton(page, form, language).click()
    const confirmation = page.locator('.confirmation')
    await confirmation.getByRole('link', { name: spaced(say.confirm) }).waitFor()
    expect(await violationsWithoutScript(browser, page, '.confirmation')).toEqual([])
    await confirmation.getByRole('link').click()
    await page.waitForURL(/confirmed/)
    expect(await confirmation.count()).toBe(0)
  })
})

interface Sent {
  readonly id: string
  readonly sent: NonNullable<FormOnPage['sent']>
  readonly language: 'fr' | 'en'
}

/** The thanks, then the empty form. */
async function expectThanks(page: Page, { id, sent, language }: Sent): Promise<void> {
  await page.getByRole('heading', { name: spaced(sent.title[language]) }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
  expect(await page.locator('.thanks').innerText()).toContain(sent.text[language])
  expect(await accessibilityViolations(page, '.thanks')).toEqual([])
  await page.getByRole('button', { name: sent.another[language] }).click()
  expect(await page.locator(`#${id}-message`).inputValue()).toBe('')
}

async function expectSentWithoutScript(page: Page, { id, sent, language }: Sent): Promise<void> {
  await page.getByRole('heading', { name: spaced(sent.title[language]) }).waitFor()
  await page.locator('.confirmation').waitFor({ state: 'hidden' })
  expect(await violationsWithoutScript(browser, page, '.thanks')).toEqual([])
  await page.getByRole('button', { name: sent.another[language] }).click()
  expect(await page.locator(`#${id}-message`).inputValue()).toBe('')
}

test('a second message has another key and another token', async () => {
  const { page } = await open(contactFormPaths.en)
  const seen: Record<string, string | undefined>[] = []
  await page.route(`**${contactCall}`, route => {
    const headers = route.request().headers()
    seen.push({ key: headers['idempotency-key'], token: headers['form-token'] })
    return route.fulfill({ json: { success: true } })
  })
  const [, contactForm] = forms as readonly [FormOnPage, FormOnPage]
  await fillIn(page, contactForm, newAddress())
  await submitButton(page, contactForm, 'en').click()
  await page.getByRole('button', { name: 'Send another message' }).click()
  await fillIn(page, contactForm, newAddress())
  await submitButton(page, contactForm, 'en').click()
  await page.locator('.thanks').waitFor()
  const values = seen.flatMap(({ key, token }) => [key, token])
  expect(new Set(values.filter(Boolean)).size).toBe(4)
})

test('a form requests its token when it is first used, and sends it', async () => {
  const { page, requests } = await open(contactFormPaths.en)
  await page.route(`**${formTokenPath}`, route => route.fulfill({ json: { token: 'a-token' } }))
  expect(requests.filter(url => url.endsWith(formTokenPath))).toEqual([])
  const [, contactForm] = forms as readonly [FormOnPage, FormOnPage]
  await fillIn(page, contactForm, newAddress())
  const sent = page.waitForRequest(request => request.url().endsWith(contactCall))
  await submitButton(page, contactForm, 'en').click()
  const headers = (await sent).headers()
  expect(headers[envelope.token.header.toLowerCase()]).toBe('a-token')
  expect(headers).not.toHaveProperty(envelope.honeypot.header.toLowerCase())
  expect((await sent).postDataJSON()).not.toHaveProperty(envelope.honeypot.field)
})

test('a form says when the field that people can neither see nor hear was filled in', async () => {
  const { page } = await open(contactFormPaths.en)
  const [, contactForm] = forms as readonly [FormOnPage, FormOnPage]
  await fillIn(page, contactForm, newAddress())
  const honeypot = page.locator(`#contact-${envelope.honeypot.field}`)
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = 'Cheap links'
  })
  expect(await namesReadAloud(page)).not.toContain('Leave this field empty')
  const sent = page.waitForRequest(request => request.url().endsWith(contactCall))
  await submitButton(page, contactForm, 'en').click()
  expect((await sent).headers()[envelope.honeypot.header.toLowerCase()]).toBe('filled')
})

describe.each(languages)('in %s', language => {
  test('a mistyped mail domain gets a suggestion, which one click accepts and which may be ignored', async () => {
    const { page } = await open(contactFormPaths[language])
    await page.locator('#contact-email').pressSequentially('zoe@gmial.com')
    const suggestion = page.getByRole('button', { name: 'zoe@gmail.com' })
    await suggestion.waitFor()
    expect(await suggestion.locator('..').innerText()).toMatch(
      spaced({ fr: 'vous écrire zoe@gmail.com ?', en: 'Did you mean zoe@gmail.com?' }[language]),
    )
    expect(await accessibilityViolations(page, 'form:has(#contact-email)')).toEqual([])
    await page.locator('.contact button[type=submit]').click()
    await page.locator('.error-summary').waitFor()
    expect(await page.locator('#contact-email').getAttribute('aria-invalid')).toBeNull()
    await suggestion.click()
    expect(await page.locator('#contact-email').inputValue()).toBe('zoe@gmail.com')
    expect(await suggestion.count()).toBe(0)
  })

  test('a text near its limit says how much room is left, and by how much it is too long', async () => {
    const { page } = await open(contactFormPaths[language])
    const message = page.locator('#contact-message')
    const note = page.locator('.form-field', { has: message }).locator('.field-note [aria-hidden]')
    await message.fill('é'.repeat(1_799))
    expect(await note.count()).toBe(0)
    await message.fill('👩'.repeat(1_999))
    await note.getByText({ fr: 'Encore 1 caractère', en: '1 character left' }[language]).waitFor()
    await message.fill('é'.repeat(2_012))
    await note.getByText({ fr: '12 caractères de trop', en: '12 characters too many' }[language]).waitFor()
    expect(await accessibilityViolations(page, 'form:has(#contact-email)')).toEqual([])
  })

  test('the limit of two audits a day is announced beforehand', async () => {
    const { page } = await open(auditFormPaths[language])
    const sentence = { fr: 'Deux audits gratuits par adresse', en: 'Two free audits a day' }[language]
    await formOn(page, 'audit').getByText(sentence).waitFor()
  })

  test.each(forms)('errors of $name fit a window of 320 px', async form => {
    const { page } = await open(form.paths[language], { width: 320, height: 640 })
    await beginToUse(page, form.id)
    await submitButton(page, form, language).click()
    await page.locator('.error-summary').waitFor()
    expect(await overflow(page)).toBe(0)
  })
})

describe.each([390, 1440])('in a window of %i px that still asks for consent', width => {
  test.each(forms)(
    'the error message of $name covers neither the banner nor the button to try again',
    async form => {
      const { page } = await open(form.paths.fr, { width, height: 844 })
      await page.route(`**${form.call}`, route => route.abort())
      await beginToUse(page, form.id)
      await fillIn(page, form, newAddress())
      const button = submitButton(page, form, 'fr')
      await button.click()
      const notice = formOn(page, form.id).getByRole('alert')
      await notice.waitFor()
      await expect.poll(() => button.evaluate(element => element === document.activeElement)).toBe(true)

      const [toast, banner, retry] = await Promise.all(
        [notice, page.locator('section.consent'), button].map(thing => thing.boundingBox()),
      )
      if (!toast || !banner || !retry) throw new Error('The toast, the banner or the button is not there.')
      expect(toast.y).toBeGreaterThan(0)
      expect(toast.y + toast.height).toBeLessThanOrEqual(banner.y)
      expect(retry.y + retry.height).toBeLessThanOrEqual(toast.y)
      await notice.getByRole('button', { name: words.fr.close }).click()
      await page.getByRole('button', { name: 'Tout refuser' }).click()
      await page.locator('section.consent').waitFor({ state: 'hidden' })
    },
  )

  test.each([forms[0], forms[1]] as FormOnPage[])('fields of $name side by side stay aligned', async form => {
    const { page } = await open(form.paths.fr, { width, height: 844 })
    await beginToUse(page, form.id)
    await page.locator(`#${form.id}-email`).fill('zoe@gmial.com')
    await submitButton(page, form, 'fr').click()
    await page.locator('.error-summary').waitFor()
    for (const pair of await page.locator('.form-pair').filter({ visible: true }).all()) {
      const [one, other] = await Promise.all(
        (await pair.locator('.field').all()).map(field => field.boundingBox()),
      )
      if (!one || !other) throw new Error('A pair has two fields.')
      const isSideBySide = other.x >= one.x + one.width
      const isShort = await pair.evaluate(element => element.classList.contains('is-short'))
      expect(isSideBySide).toBe(isShort || width === 1440)
      expect(Math.round(one.y) === Math.round(other.y)).toBe(isSideBySide)
    }
  })
})

test('the footer form loads no React before it is used', async () => {
  const { page, requests } = await open('/')
  await page.mouse.wheel(0, 20_000)
  await unfold(page.locator('#footer-name'))
  expect(requests.filter(url => /react|hydrate|\/forms\//.test(url))).toEqual([])
  const words = page.waitForResponse(response => response.url().includes('/forms/footer.fr.json'))
  await page.locator('#footer-name').focus()
  await words
})

test('a form whose script cannot be loaded is posted by the browser', async () => {
  const { page } = await open('/en')
  await page.route('**/_astro/*.js', route => route.abort())
  const [footer] = forms as readonly [FormOnPage]
  await fillIn(page, footer, newAddress())
  await submitButton(page, footer, 'en').click()
  await page.waitForURL(/\/en\/footer-contact\?sent/)
})

test.each([true, false])('an address in ?url= fills the field (JavaScript %s)', async script => {
  const { page } = await open(`${auditFormPaths.fr}?url=exemple.fr`, { script })
  await page.waitForLoadState()
  expect(await page.locator('#audit-url').inputValue()).toBe('exemple.fr')
})

test('what is typed and chosen before React arrives stays', async () => {
  const { page } = await open(contactFormPaths.en)
  const release = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async route => {
    await release.promise
    await route.continue()
  })
  await page.locator('#contact-message').fill('Hello')
  await page.locator('#contact-service').selectOption({ index: 3 })
  await page.locator('.contact button[type=submit]').click()
  release.resolve()
  await page.locator('.error-summary').waitFor()
  expect(await page.locator('#contact-message').inputValue()).toBe('Hello')
  expect(await page.locator('#contact-service').inputValue()).toBe('ai-monitoring-setup')
})

async function open(path: string, { script = true, width = 1440, height = 900 } = {}): Promise<Visitor> {
  const visitor = script ? scripted : unscripted
  await visitor.page.setViewportSize({ width, height })
  await comeAnew(visitor, site.origin + path)
  return visitor
}

function submitButton(page: Page, form: FormOnPage, language: 'fr' | 'en', id: string = form.id) {
  return formOn(page, id).getByRole('button', { name: spaced(form.submit[language]) })
}

async function expectTyped(page: Page, form: FormOnPage, id: string = form.id): Promise<void> {
  for (const [field, text] of Object.entries(form.typed)) {
    expect(await page.locator(`#${id}-${field}`).inputValue()).toBe(text)
  }
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.className)
}

/** The names in the accessibility tree of the page. */
async function namesReadAloud(page: Page): Promise<readonly unknown[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => name?.value)
}

let addresses = 0

/** An e-mail address that no audit was requested with. */
function newAddress(): string {
  return `zoe-${++addresses}@visitor.example`
}
