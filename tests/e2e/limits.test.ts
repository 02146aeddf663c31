import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditFormPaths } from '#contracts/paths.ts'
import { openDatabase } from '#database/connect.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { accessibilityViolations, newVisitor, violationsWithoutScript } from '../support/browser.ts'
import { beginToUse, formOn, spaced } from '../support/forms.ts'
import { eachOnce } from '../support/in-turns.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { shareBrowser } from '../support/site-in-browser.ts'

/** Audited six times 20 minutes ago. */
const auditedSite = 'busy.example'

let browser: Browser
let site: RunningSite
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ibid-limits-'))
  await makeDataFolder(folder)
  await fillUp(folder)
  site = await startSite({ DATA_DIR: folder })
  browser = await shareBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Stores fifty audits, six of them of that site, which wait for ever because they have no job. */
async function fillUp(dataFolder: string): Promise<void> {
  const database = await openDatabase({ dataFolder })
  await database.transaction(async query => {
    await query("insert into leads (name, email, language) values ('Zoé', 'zoe@example.org', 'fr')")
    await query(
      `insert into audits (lead_id, address, language, requested_at)
       select id, case when n <= 6 then $1 else n || '.example' end, 'fr', now() - interval '20 minutes'
       from leads, generate_series(1, 50) as n`,
      [auditedSite],
    )
  })
  await database.close()
}

const refusals = [
  {
    what: 'a site that has been audited six times within the hour',
    url: auditedSite,
    said: {
      fr: /^Ce site vient d’être audité plusieurs fois.*Réessayez dans (40|3\d) minutes\./,
      en: /^This site has just been audited several times.*Try again in (40|3\d) minutes\./,
    },
  },
  {
    what: 'an audit when fifty are already waiting',
    url: 'other.example',
    said: {
      fr: /^Trop d’audits attendent déjà leur tour\. Réessayez dans 15 minutes\./,
      en: /^Too many audits are already waiting their turn\. Try again in 15 minutes\./,
    },
  },
] as const

describe.each(refusals)('$what', ({ url, said }) => {
  test.each(eachOnce)(
    'is refused with its reason and when to come back ($language, JavaScript $javaScriptEnabled)',
    async ({ language, javaScriptEnabled }) => {
      const { page } = await newVisitor(browser, { javaScriptEnabled })
      await page.goto(site.origin + auditFormPaths[language])
      if (javaScriptEnabled) await beginToUse(page, 'audit')
      await page.locator('#audit-url').fill(url)
      await page.locator('#audit-email').fill('marie@visitor.example')
      const form = formOn(page, 'audit')
      const button = { fr: 'Lancer l’audit', en: 'Run the audit' }[language]
      await form.getByRole('button', { name: spaced(button) }).click()

      const notice = form.getByRole('alert')
      await notice.waitFor()
      const sentence = (await notice.innerText()).replaceAll(/\s+/g, ' ').replace(/^(Erreur|Error) /, '')
      expect(sentence).toMatch(said[language])
      expect(sentence).not.toMatch(/2 audits|2 free/)
      expect(await page.locator('#audit-url').inputValue()).toBe(url)
      const violations = javaScriptEnabled
        ? accessibilityViolations(page)
        : violationsWithoutScript(browser, page)
      expect(await violations).toEqual([])
    },
  )
})
