import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditCall, contactCall } from '#contracts/calls.ts'
import { auditFormPaths, contactFormPaths } from '#contracts/paths.ts'
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

const words = {
  fr: {
    send: 'Lancer l’audit',
    write: 'Envoyer le message',
    sending: 'Envoi en cours…',
    fixes: '2 points à corriger',
    address: 'Saisissez l’adresse de votre site',
    errorPrefix: 'Erreur',
    error: 'Erreur',
    failed: 'Une erreur est survenue. Veuillez réessayer.',
    limitedAudit: 'Limite de taux dépassée. Vous ne pouvez demander que 2 audits gratuits par jour.',
    limitedContact: 'Limite de taux dépassée. Veuillez réessayer plus tard.',
    thanks: 'Message envoyé avec succès !',
    answer: 'Nous vous répondrons dans les plus brefs délais.',
    another: 'Envoyer un autre message',
    close: 'Fermer',
    service: 'audit-gratuit',
  },
  en: {
    send: 'Run the audit',
    write: 'Send the message',
    sending: 'Sending…',
    fixes: '2 things to fix',
    address: 'Enter your site’s address',
    errorPrefix: 'Error:',
    error: 'Error',
    failed: 'An error occurred. Please try again.',
    limitedAudit: 'Rate limit exceeded. You can only request 2 free audits per day.',
    limitedContact: 'Rate limit exceeded. Please try again later.',
    thanks: 'Message sent successfully!',
    answer: 'We will get back to you as soon as possible.',
    another: 'Send another message',
    close: 'Close',
    service: 'free-geo-audit',
  },
} as const

describe.each(['fr', 'en'] as const)('in %s', language => {
  const say = words[language]

  test('an audit form with errors says them twice in the same words, takes the focus there, and loses nothing', async () => {
    const { page, requests } = await open(auditFormPaths[language])
    await page.locator('#audit-goals').fill('Être cité')
    await page.getByRole('button', { name: say.send }).click()

    const summary = page.getByRole('region', { name: say.fixes })
    await summary.waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('error-summary')
    const first = summary.getByRole('link').first()
    const sentence = await first.innerText()
    expect(sentence.replace("'", '’')).toBe(say.address)
    expect(await page.locator('#audit-url-error').innerText()).toContain(sentence)
    await first.click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('audit-url')
    expect(await page.locator('#audit-goals').inputValue()).toBe('Être cité')
    expect(requests.filter(url => url.includes('/rest/'))).toEqual([])
    expect(await accessibilityViolations(page)).toEqual([])
    await page.context().close()
  })

  test('a form on its way says so, and cannot be sent twice', async () => {
    const { page } = await open(auditFormPaths[language])
    const sent = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    await page.route(`**${auditCall}`, async route => {
      sent.resolve()
      await release.promise
      await route.abort()
    })
    await fillAudit(page)
    await page.getByRole('button', { name: say.send }).click()
    await sent.promise
    const button = page.getByRole('button', { name: say.sending })
    expect(await button.isDisabled()).toBe(true)
    expect(await button.getAttribute('aria-busy')).toBe('true')
    release.resolve()
    await page.getByRole('alert').waitFor()
    await page.context().close()
  })

  test.each([
    ['a network that fails', null, 'failed'],
    ['a refusal without a reason', { success: false }, 'failed'],
    ['the limit of the service', { success: false, error: 'Rate limit exceeded' }, 'limitedAudit'],
  ] as const)('%s is said in a notice that stays, and the form is kept', async (_name, answer, sentence) => {
    const { page } = await open(auditFormPaths[language])
    await page.route(`**${auditCall}`, route => (answer ? route.fulfill({ json: answer }) : route.abort()))
    await fillAudit(page)
    await page.getByRole('button', { name: say.send }).click()

    const notice = page.getByRole('alert')
    await notice.waitFor()
    expect(await notice.innerText()).toContain(say[sentence])
    expect(await notice.innerText()).toMatch(new RegExp(`^${say.error}`))
    expect(await page.locator('#audit-email').inputValue()).toBe('visitor@example.com')
    expect(await accessibilityViolations(page)).toEqual([])
    await notice.getByRole('button', { name: say.close }).click()
    expect(await notice.count()).toBe(0)
    await page.context().close()
  })

  test('a message that is sent is thanked for, and the next one starts from an empty form', async () => {
    const { page } = await open(contactFormPaths[language])
    await page.locator('#contact-service').selectOption({ index: 2 })
    await fillContact(page, `${language}@example.com`)
    await page.getByRole('button', { name: say.write }).click()

    const thanks = page.getByRole('heading', { name: spaced(say.thanks) })
    await thanks.waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(spaced(say.thanks))
    expect(await page.getByRole('main').innerText()).toContain(say.answer)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: say.another }).click()
    expect(await page.locator('#contact-message').inputValue()).toBe('')
    expect(await page.locator('#contact-service').inputValue()).toBe(say.service)
    await page.context().close()
  })

  test('a message refused by the limit says so in the words of messages', async () => {
    const { page } = await open(contactFormPaths[language])
    await page.route(`**${contactCall}`, route =>
      route.fulfill({ status: 429, json: { message: 'Rate limit exceeded' } }),
    )
    await fillContact(page, 'visitor@example.com')
    await page.getByRole('button', { name: say.write }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').innerText()).toContain(say.limitedContact)
    await page.context().close()
  })

  test('without JavaScript, errors come back with a new page and with what was typed', async () => {
    const { page } = await open(contactFormPaths[language], { javaScriptEnabled: false })
    await fillContact(page, 'not an address')
    const [answer] = await Promise.all([
      page.waitForResponse(response => response.request().method() === 'POST'),
      page.getByRole('button', { name: say.write }).click(),
    ])
    expect(answer.status()).toBe(422)
    expect(await page.title()).toMatch(new RegExp(`^${say.errorPrefix}`))
    expect(await page.locator('#contact-email').inputValue()).toBe('not an address')
    expect(await page.locator('#contact-email').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('.error-summary a').count()).toBe(1)
    await page.context().close()
  })

  test('without JavaScript, a message is sent and thanked for', async () => {
    const { page } = await open(contactFormPaths[language], { javaScriptEnabled: false })
    await fillContact(page, `${language}-noscript@example.com`)
    await page.getByRole('button', { name: say.write }).click()
    await page.getByRole('heading', { name: spaced(say.thanks) }).waitFor()
    await page.getByRole('button', { name: say.another }).click()
    expect(await page.locator('#contact-message').inputValue()).toBe('')
    await page.context().close()
  })

  test('errors fit a window of 320 px', async () => {
    const { page } = await open(contactFormPaths[language], { viewport: { width: 320, height: 640 } })
    await page.getByRole('button', { name: say.write }).click()
    await page.locator('.error-summary').waitFor()
    expect(await overflow(page)).toBe(0)
    await page.context().close()
  })
})

test.each([true, false])('an address in ?url= is in the field (JavaScript %s)', async javaScriptEnabled => {
  const { page } = await open(`${auditFormPaths.fr}?url=exemple.fr`, { javaScriptEnabled })
  await page.waitForLoadState()
  expect(await page.locator('#audit-url').inputValue()).toBe('exemple.fr')
  await page.context().close()
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
  await page.getByRole('button', { name: words.en.write }).click()
  release.resolve()
  await page.locator('.error-summary').waitFor()
  expect(await page.locator('#contact-message').inputValue()).toBe('Hello')
  expect(await page.locator('#contact-service').inputValue()).toBe('ai-monitoring-setup')
  await page.context().close()
})

function open(path: string, options: Parameters<typeof newVisitor>[1] = {}) {
  return newVisitor(browser, { viewport: { width: 1440, height: 900 }, ...options }).then(async visitor => {
    await visitor.page.goto(site.origin + path)
    return visitor
  })
}

async function fillAudit(page: Page): Promise<void> {
  await page.locator('#audit-url').fill('site.example')
  await page.locator('#audit-email').fill('visitor@example.com')
}

async function fillContact(page: Page, email: string): Promise<void> {
  await page.locator('#contact-firstName').fill('Zoé')
  await page.locator('#contact-lastName').fill('O’Brien')
  await page.locator('#contact-email').fill(email)
  await page.locator('#contact-message').fill('Bonjour')
}

/** The words, whatever the width of the space before their last sign. */
function spaced(text: string): RegExp {
  return new RegExp(text.replace(' !', '\\s!'))
}
