import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newVisitor, type Visitor } from '../support/browser.ts'
import { eachOnce } from '../support/in-turns.ts'
import { requestReport } from '../support/posted-forms.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { type SampleSite, startSampleSite } from '../support/sample-site.ts'
import { newDatabase, shareBrowser } from '../support/site-in-browser.ts'

let browser: Browser
let site: RunningSite
let sample: SampleSite
let rival: SampleSite

beforeAll(async () => {
  sample = await startSampleSite()
  rival = await startSampleSite()
  site = await startSite({ ...(await newDatabase()), AUDIT_ALLOW: `${sample.host},${rival.host}` })
  browser = await shareBrowser()
})

afterAll(async () => {
  await browser?.close()
  await sample?.close()
  await rival?.close()
  await site?.stop()
})

const words = {
  fr: {
    pillars: /piliers/i,
    remove: /Lien privé/,
    confirm: 'Supprimer définitivement',
    gone: 'Ce rapport a été supprimé',
    rival: /Adresse du concurrent/,
    wrong: /doit ressembler/,
    compare: 'Comparer',
    beside: /coude à coude|mieux préparé/,
    good: /^Bon/,
    doubt: /est faux/,
    what: /Ce qui est faux/,
    send: 'Envoyer',
    thanks: /transmis à l.agence/,
  },
  en: {
    pillars: /pillars/i,
    remove: /Private link/,
    confirm: 'Delete for good',
    gone: 'This report has been deleted',
    rival: /The rival.s address/,
    wrong: /must look like/,
    compare: 'Compare',
    beside: /neck and neck|better prepared/,
    good: /^Good/,
    doubt: 'Is this wrong?',
    what: /What is wrong/,
    send: 'Send',
    thanks: /the agency has it/,
  },
} as const

describe.each(eachOnce)('in $language, JavaScript $javaScriptEnabled', ({ language, javaScriptEnabled }) => {
  const say = words[language]
  let owner: Visitor
  let address: string

  beforeAll(async () => {
    owner = await newVisitor(browser, { javaScriptEnabled })
    const owned = await requestAudit(language, `${javaScriptEnabled}`)
    address = owned.replace(/\?.*/, '')
    await owner.page.goto(owned)
    await owner.page.getByRole('heading', { name: say.pillars }).waitFor()
  })

  afterAll(() => owner?.page.context().close())

  test('findings are filtered by links, and the choice is in the address', async () => {
    const { page } = await reader()
    const all = await page.locator('.finding').count()
    await page.locator('.findings-filters').getByRole('link', { name: say.good }).click()
    await page.waitForURL(/verdict=passed#findings$/)
    const passed = await page.locator('.finding').count()
    expect(passed).toBeGreaterThan(0)
    expect(passed).toBeLessThan(all)
    await page.locator('.findings-filters ul').last().getByRole('link').nth(1).click()
    await page.waitForURL(/verdict=passed&page=1#findings$/)
    expect(await page.locator('.finding').count()).toBeLessThan(all)
  })

  test('a reader says beside a finding that it is wrong, and keeps what they typed when it is refused', async () => {
    const { page } = await reader()
    const finding = page.locator('.findings-list > .finding').first()
    await finding.locator('summary').click()
    await finding.getByRole('link', { name: say.doubt }).click()
    await page.waitForURL(/\?wrong=[\w-]+#finding-/)
    const tooLong = 'x'.repeat(501)
    await finding.getByLabel(say.what).fill(tooLong)
    await finding.getByRole('button', { name: say.send }).click()
    await finding.locator('.field-error').waitFor()
    expect(await finding.getByLabel(say.what).inputValue()).toBe(tooLong)
    await finding.getByLabel(say.what).fill('<b>Vu</b> en haut de la page.')
    await finding.getByRole('button', { name: say.send }).click()
    await page.waitForURL(/\?told=[\w-]+#finding-/)
    await finding.getByText(say.thanks).waitFor()
  })

  test('a rival is named on the report, and compared with the site once it has been audited', async () => {
    const { page } = await reader()
    await page.getByLabel(say.rival).fill('pas une adresse')
    await page.getByRole('button', { name: say.compare }).click()
    await page.getByText(say.wrong).first().waitFor()
    expect(await page.getByLabel(say.rival).inputValue()).toBe('pas une adresse')

    await page.getByLabel(say.rival).fill(rival.origin)
    await page.getByRole('button', { name: say.compare }).click()
    await page.waitForURL(/#rival$/)
    await expect
      .poll(
        async () => {
          if (!javaScriptEnabled) await page.reload()
          return page.locator('#rival').innerText()
        },
        { timeout: 90_000 },
      )
      .toMatch(say.beside)
    await page.locator('.ruler-rival').first().waitFor({ state: 'attached' })
  })

  test('the report can be downloaded as JSON, with the same score', async () => {
    const score = await owner.page.locator('[data-score]').getAttribute('data-score')
    const answer = await owner.page.request.get(`${address}/report.json`)
    expect(String((await answer.json()).score.points)).toBe(score)
  })

  test('a reader sees no way to delete', async () => {
    const { page } = await reader()
    expect(await page.getByRole('link', { name: say.remove }).count()).toBe(0)
  })

  test.runIf(javaScriptEnabled)('the key of the owner leaves the address bar', async () => {
    await owner.page.waitForURL(address)
  })

  test('the owner deletes the report, and its address says so to everyone', async () => {
    const { page } = owner
    await page.getByRole('link', { name: say.remove }).click()
    await page.getByRole('button', { name: say.confirm }).waitFor()
    if (javaScriptEnabled) await expect.poll(() => page.url()).toBe(`${address}/delete`)
    await page.getByRole('button', { name: say.confirm }).click()
    await page.getByRole('heading', { level: 1, name: say.gone }).waitFor()
    expect((await page.request.get(address)).status()).toBe(410)
  })

  async function reader(): Promise<Visitor> {
    const visitor = await newVisitor(browser, { javaScriptEnabled })
    await visitor.page.goto(address)
    return visitor
  }
})

test('a real report is printed on three to five sheets', async () => {
  const { page } = await newVisitor(browser, { viewport: { width: 1440, height: 900 } })
  await page.goto(await requestAudit('fr', 'paper'))
  await page.getByRole('heading', { name: words.fr.pillars }).waitFor()
  await page.waitForLoadState()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  expect(sheets).toBeGreaterThanOrEqual(3)
  expect(sheets).toBeLessThanOrEqual(5)
})

async function requestAudit(language: 'fr' | 'en', name: string): Promise<string> {
  const { href } = await requestReport(site.origin, language, {
    url: sample.origin,
    email: `${language}-${name}@visitor.example`,
  })
  return href
}
