import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { contactFormPaths } from '#contracts/paths.ts'
import { newVisitor } from '../support/browser.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { shareBrowser } from '../support/site-in-browser.ts'

let browser: Browser
let site: RunningSite
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ibid-people-'))
  site = await startSite({ DATA_DIR: folder })
  browser = await shareBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The habits of people: each writes several messages, from another e-mail address each time. */
const people: Readonly<Record<string, (page: Page, emails: readonly string[]) => Promise<void>>> = {
  async typesSlowly(page, emails) {
    for (const email of emails) {
      for (const [field, text] of typed(email))
        await page.locator(field).pressSequentially(text, { delay: 15 })
      await send(page)
      await writeAnother(page)
    }
  },
  async hasEverythingFilledIn(page, emails) {
    for (const email of emails) {
      await fill(page, email)
      await send(page)
      await writeAnother(page)
    }
  },
  async goesAwayAndComesBack(page, emails) {
    const form = page.url()
    for (const email of emails) {
      await fill(page, email)
      await page.goto(`${site.origin}/legal`)
      await page.goBack()
      await fill(page, email)
      await send(page)
      await page.goto(form)
    }
  },
  async hasTwoTabs(page, emails) {
    const other = await page.context().newPage()
    await other.goto(page.url())
    for (const [index, email] of emails.entries()) {
      const tab = index % 2 ? other : page
      await fill(tab, email)
      await send(tab)
      await writeAnother(tab)
    }
  },
  async hasNoJavaScript(page, emails) {
    for (const email of emails) {
      await fill(page, email)
      await send(page)
      await writeAnother(page)
    }
  },
}

test('fifty messages of people with different habits all reach the agency', async () => {
  const wrote: string[] = []
  for (const language of languages) {
    await Promise.all(
      Object.entries(people).map(async ([name, write]) => {
        const emails = [1, 2, 3, 4, 5].map(number => `${name}-${language}-${number}@example.org`)
        wrote.push(...emails)
        const { page } = await newVisitor(browser, { javaScriptEnabled: name !== 'hasNoJavaScript' })
        await page.goto(site.origin + contactFormPaths[language])
        await write(page, emails)
      }),
    )
  }
  expect(wrote).toHaveLength(50)
  await expect.poll(senders, { timeout: 300_000 }).toEqual(wrote.toSorted())
}, 900_000)

/** The senders of the messages that the agency has received by mail. */
async function senders(): Promise<readonly string[]> {
  const names = readdirSync(join(folder, 'mail')).filter(name => /-notice-.*\.eml$/.test(name))
  const mails = await Promise.all(
    names.map(name => PostalMime.parse(readFileSync(join(folder, 'mail', name)))),
  )
  return mails.map(({ replyTo }) => replyTo?.[0]?.address ?? '').sort()
}

function typed(email: string): readonly (readonly [field: string, text: string])[] {
  return [
    ['#contact-firstName', 'Marie'],
    ['#contact-lastName', 'Dupont'],
    ['#contact-email', email],
    ['#contact-message', 'Bonjour, parlons-en.'],
  ]
}

async function fill(page: Page, email: string): Promise<void> {
  for (const [field, text] of typed(email)) await page.locator(field).fill(text)
}

/** Sends the form, and waits for the thanks that replace it. */
async function send(page: Page): Promise<void> {
  await page.locator('form:has(#contact-message) button[type=submit]').click()
  await page.locator('.thanks').first().waitFor()
}

async function writeAnother(page: Page): Promise<void> {
  await page.locator('.thanks button').click()
  await page.locator('#contact-message').waitFor()
}
