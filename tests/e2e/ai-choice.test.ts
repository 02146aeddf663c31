import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConsent } from '#contracts/consent.ts'
import { openDatabase, type Place } from '#database/connect.ts'
import { engines } from '#database/testing/engines.ts'
import { newVisitor, settled } from '../support/browser.ts'
import { banners, choose } from '../support/consent.ts'
import { beginToUse, type FormOnPage, fillIn, formOn, forms, spaced } from '../support/forms.ts'
import { eachOnce } from '../support/in-turns.ts'
import { settingsOf, startSite } from '../support/running-site.ts'
import { shareBrowser } from '../support/site-in-browser.ts'

const everyForm = forms.flatMap((form, index) =>
  eachOnce.map(({ language, javaScriptEnabled }) => ({
    name: form.name,
    form,
    language,
    javaScriptEnabled,
    email: `choice-${index}-${javaScriptEnabled}.${language}@visitor.example`,
  })),
)

const chosen = {
  allowTraining: true,
  allowCitation: false,
  allowDataCollection: true,
  citationPreference: 'none',
}

const undecided = {
  form: forms[0] as FormOnPage,
  language: 'fr',
  javaScriptEnabled: true,
  email: 'undecided@visitor.example',
} as const

let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => browser?.close())

interface Lead {
  readonly email: string
  readonly ai_consent: Readonly<Record<string, unknown>>
  readonly proofs: number
}

/** The engine nearest to production; `record-consent.route.test.ts` tests the other. */
describe.each(engines.slice(-1))('on $name', engine => {
  const identifiers = new Map<string, string | undefined>()
  let leads: readonly Lead[]

  beforeAll(async () => {
    const place = await engine.place()
    const site = await startSite(settingsOf(place))
    for (const visit of everyForm) {
      const { page } = await newVisitor(browser, { javaScriptEnabled: visit.javaScriptEnabled })
      await (visit.javaScriptEnabled ? chooseInBanner : chooseOnPage)(page, site.origin, visit)
      identifiers.set(visit.email, await identifier(page))
      await send(page, visit)
    }
    const { page } = await newVisitor(browser)
    await page.goto(site.origin + undecided.form.paths.fr)
    await send(page, undecided)
    await page.context().close()
    await site.stop()
    leads = await readLeads(place)
  }, 600_000)

  test.each(everyForm)(
    'the AI choice is stored with $name in $language, JavaScript $javaScriptEnabled',
    ({ email }) => {
      const lead = leads.find(row => row.email === email)
      expect(lead?.ai_consent).toMatchObject({ ...chosen, consent_id: identifiers.get(email) })
      expect(identifiers.get(email)).toMatch(/^[0-9a-f-]{36}$/)
      expect(lead?.proofs).toBe(1)
    },
  )

  test('a form sent before any choice is stored with a choice that allows nothing', () => {
    const lead = leads.find(row => row.email === undecided.email)
    expect(lead?.ai_consent).toEqual({ consent_id: null, allowTraining: false, allowDataCollection: false })
  })
})

type Visit = Pick<(typeof everyForm)[number], 'form' | 'language'>

async function chooseInBanner(page: Page, origin: string, { form, language }: Visit): Promise<void> {
  await page.goto(origin + form.paths[language])
  await settled(page)
  await choose(page, ['training', 'collection'])
}

async function chooseOnPage(page: Page, origin: string, { form, language }: Visit): Promise<void> {
  const choices = banners.find(banner => banner.language === language)?.choices ?? ''
  await page.goto(origin + choices)
  await page.locator('input[name=training]').check()
  await page.locator('input[name=collection]').check()
  await page.locator('input[name=citation]').uncheck()
  await page.locator('button[value=save]').click()
  await page.waitForURL(`**${choices}#saved`)
  await page.goto(origin + form.paths[language])
}

async function identifier(page: Page): Promise<string | undefined> {
  const [cookie] = await page.context().cookies()
  return readConsent(`${cookie?.name}=${cookie?.value}`, Date.now())?.id
}

async function send(
  page: Page,
  { form, language, javaScriptEnabled, email }: Omit<(typeof everyForm)[number], 'name'>,
): Promise<void> {
  if (javaScriptEnabled) await beginToUse(page, form.id)
  await fillIn(page, form, email)
  await formOn(page, form.id).locator('button[type=submit]').click()
  if (form.sent) await page.getByRole('heading', { name: spaced(form.sent.title[language]) }).waitFor()
  else await page.waitForURL(/\/audits\//)
}

async function readLeads(place: Place): Promise<readonly Lead[]> {
  const database = await openDatabase(place)
  try {
    return await database.transaction(query =>
      query<Lead>(`
        select email, ai_consent, (
          select count(*)::int from consents
          where consent_id::text = ai_consent ->> 'consent_id'
            and ai = ai_consent - 'consent_id'
        ) as proofs
        from leads`),
    )
  } finally {
    await database.close()
  }
}
