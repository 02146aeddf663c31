import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { openDatabase, type Place } from '#database/connect.ts'
import { engines } from '#database/testing/engines.ts'
import { comeAnew, newVisitor, type Visitor } from '../support/browser.ts'
import { beginToUse, fillIn, formOn, forms } from '../support/forms.ts'
import { inTurns } from '../support/in-turns.ts'
import { settingsOf, startSite } from '../support/running-site.ts'
import { shareBrowser } from '../support/site-in-browser.ts'

const messages = {
  fr: (service: string) =>
    `Service demandé : ${service}\nSite web : zoe.example\nMessage : Bonjour,\nparlons-en.`,
  en: (service: string) =>
    `Requested service: ${service}\nWebsite: zoe.example\nMessage: Bonjour,\nparlons-en.`,
}
const person = { p_name: 'Zoé O’Brien', p_phone: null }
const contact = { ...person, p_company: 'Maison Zoé' }

/** What each form has to send, without the e-mail address and the language. */
const payloads: Readonly<Record<string, Readonly<Record<'fr' | 'en', object>>>> = {
  'the footer form': inBoth(() => ({
    ...person,
    p_company: null,
    p_message: '[footer-contact] Bonjour,\nparlons-en.',
    p_utm_data: { source: 'website', medium: 'footer_form', campaign: 'footer_contact_2025' },
  })),
  'the contact form': inBoth(language => ({
    ...contact,
    p_message: messages[language]({ fr: 'Audit gratuit', en: 'Free GEO audit' }[language]),
    p_utm_data: { utm_source: 'website', utm_medium: 'contact_form', utm_campaign: 'contact_2025' },
  })),
  'the form of the services': inBoth(language => ({
    ...contact,
    p_message: messages[language]({ fr: 'Audit gratuit', en: 'Free audit' }[language]),
    p_utm_data: { utm_source: 'website', utm_medium: 'service_form', utm_campaign: 'service_contact' },
  })),
  'the form of the guide': inBoth(language => ({
    ...contact,
    p_message: messages[language](
      { fr: 'Guide du GEO, édition par métier', en: 'GEO guide, edition by trade' }[language],
    ),
    p_utm_data: { utm_source: 'website', utm_medium: 'service_form', utm_campaign: 'guide_geo_2025' },
  })),
  'the audit form': inBoth(() => ({
    p_name: 'Maison Zoé',
    p_company: 'Maison Zoé',
    p_website: 'site.invalid',
    p_utm_data: { source: 'website', medium: 'form', campaign: 'free_audit_2025', goals: 'Être cité' },
    p_project_source: 'free_geo_audit_page',
  })),
}

function inBoth(payload: (language: 'fr' | 'en') => object) {
  return { fr: payload('fr'), en: payload('en') }
}

const inEveryLanguage = forms.flatMap(form => languages.map(language => ({ ...form, language })))

type Sending = ReturnType<typeof sendingOf>

/** A form as one visitor sends it, once with scripts and once without. */
function sendingOf({ language, ...form }: (typeof inEveryLanguage)[number]) {
  const visitor = `${form.name.replaceAll(' ', '-')}.${language}`
  return {
    name: form.name,
    form,
    language,
    email: `${visitor}@visitor.example`,
    emailWithoutScript: `${visitor}@without-script.example`,
  }
}

let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => browser?.close())

describe.each(engines)('on $name', engine => {
  // What no database decides is tried in one language of each form where the other engine has them all.
  const tried = (engine === engines.at(-1) ? inEveryLanguage : inTurns(forms, 'fr')).map(sendingOf)
  const sent = new Map<string, unknown>()
  let stored: readonly Readonly<Record<string, unknown>>[]

  beforeAll(async () => {
    const place = await engine.place()
    const site = await startSite(settingsOf(place))
    const scripted = await newVisitor(browser)
    const unscripted = await newVisitor(browser, { javaScriptEnabled: false })
    for (const { form, language, email, emailWithoutScript } of tried) {
      const { page } = scripted
      await comeAnew(scripted, site.origin + form.paths[language])
      await beginToUse(page, form.id)
      await fillIn(page, form, email)
      const request = page.waitForRequest(asked => asked.url().endsWith(form.call))
      await formOn(page, form.id).locator('button[type=submit]').click()
      sent.set(email, (await request).postDataJSON())
      if (form.sent) await page.locator('.thanks').waitFor()
      else await page.waitForURL(/\/audits\//)
      await sendWithoutScript(unscripted, site.origin, { form, language, email: emailWithoutScript })
    }
    for (const { page } of [scripted, unscripted]) await page.context().close()
    await site.stop()
    stored = await readLeads(place)
  })

  test.each(tried)('$name in $language sends its payload, which is stored', ({ name, language, email }) => {
    const payload = { ...payloads[name]?.[language], p_email: email, p_language: language }
    expect(sent.get(email)).toEqual(payload)
    expect(stored.find(lead => lead.p_email === email)).toMatchObject(payload)
  })

  test.each(tried)(
    '$name in $language is stored in exactly the same way without JavaScript',
    ({ email, emailWithoutScript }) => {
      const lead = stored.find(({ p_email }) => p_email === email)
      const withoutScript = stored.find(({ p_email }) => p_email === emailWithoutScript)
      expect(withoutScript).toEqual({ ...lead, p_email: emailWithoutScript })
    },
  )
})

test('empty optional fields are sent as null, and an audit without a company under the name “Prospect”', async () => {
  const site = await startSite()
  const visitor = await newVisitor(browser)
  const requests = []
  for (const form of forms) {
    const { page } = visitor
    await comeAnew(visitor, site.origin + form.paths.en)
    await beginToUse(page, form.id)
    await fillIn(page, { ...form, typed: requiredOf(form.typed) }, 'zoe@visitor.example')
    const request = page.waitForRequest(asked => asked.url().endsWith(form.call))
    await formOn(page, form.id).locator('button[type=submit]').click()
    requests.push((await request).postDataJSON())
  }
  await site.stop()
  expect(requests.map(({ p_company }) => p_company)).toEqual([null, null, null, null, null])
  expect(requests[1].p_message).toBe('Requested service: Free GEO audit\nMessage: Bonjour,\nparlons-en.')
  expect(requests[4]).toMatchObject({ p_name: 'Prospect', p_utm_data: { campaign: 'free_audit_2025' } })
  expect(requests[4].p_utm_data).not.toHaveProperty('goals')
})

async function sendWithoutScript(
  visitor: Visitor,
  origin: string,
  { form, language, email }: Pick<Sending, 'form' | 'language' | 'email'>,
): Promise<void> {
  const { page } = visitor
  await comeAnew(visitor, origin + form.paths[language])
  await fillIn(page, form, email)
  await formOn(page, form.id).locator('button[type=submit]').click()
  await page.waitForURL(/[?&]received=/)
}

const optional = ['company', 'website', 'goals']

function requiredOf(typed: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).filter(([field]) => !optional.includes(field)))
}

/** Leads, with their columns named like the parameters they were made from. */
async function readLeads(place: Place) {
  const database = await openDatabase(place)
  try {
    return await database.transaction(query =>
      query(`
        select name as p_name, email as p_email, phone as p_phone, company as p_company,
          message as p_message, leads.language as p_language, utm_data as p_utm_data,
          project_source as p_project_source, address as p_website
        from leads left join audits on audits.lead_id = leads.id`),
    )
  } finally {
    await database.close()
  }
}
