import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskPaths, sitesPaths } from '#contracts/desk.ts'
import { openDatabase } from '#database/connect.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { askServer } from '#server/operator/control-socket.ts'
import {
  accessibilityViolations,
  look,
  newVisitor,
  overflow,
  type Visitor,
  violationsOfLooks,
} from '../support/browser.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { type SampleSite, startSampleSite } from '../support/sample-site.ts'
import { browser, shareSiteInBrowser } from '../support/site-in-browser.ts'

const open = 'User-agent: *\nAllow: /\n'
const closed = 'User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n'
/** A reading asks some forty times, on a busy machine. */
const within = { timeout: 120_000 }

let dataFolder: string
let site: SampleSite
shareSiteInBrowser()
beforeAll(async () => {
  dataFolder = join(await mkdtemp(join(tmpdir(), 'ibid-watched-')), 'data')
  await makeDataFolder(dataFolder)
  site = await startSampleSite({ robots: open })
})
afterAll(async () => {
  await site?.close()
  rmSync(join(dataFolder, '..'), { recursive: true, force: true })
})

function start(): Promise<RunningSite> {
  return startSite({ DATA_DIR: dataFolder, DESK_MEMBERS: 'camille@ibid.example', AUDIT_ALLOW: site.host })
}

/** The mails about readings, without a mail server as files. */
async function changeMails() {
  const folder = join(dataFolder, 'mail')
  const names = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name)
  const files = names.filter(name => /-change-.*\.eml$/.test(name))
  return Promise.all(files.map(name => PostalMime.parse(readFileSync(join(folder, name)))))
}

async function signIn(visitor: Visitor): Promise<void> {
  const answer = await askServer(dataFolder, { name: 'sign-in-link', email: null })
  await visitor.page.goto(answer?.trim().split(' ')[1] ?? '')
  await visitor.page.getByRole('button', { name: 'Entrer' }).click()
  await visitor.page.waitForURL(url => url.pathname === deskPaths.fr && !url.search)
}

/**
 * Between two readings of one site are ten minutes: while no server runs, the database is told that they have passed.
 * Says how many mails were written about readings so far.
 */
async function letTimePass(): Promise<number> {
  const database = await openDatabase({ dataFolder })
  const mails = await database.transaction(async query => {
    await query(`update audits set requested_at = requested_at - interval '11 minutes'`)
    return query(`select from mails where kind = 'change'`)
  })
  await database.close()
  return mails.length
}

/** The reports that the page of the site lists. */
function readings(page: Page): Promise<number> {
  return page.locator('table[data-rows] tbody tr').count()
}

async function readNow(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const before = await readings(page)
  await page.getByRole('button', { name: 'Relire maintenant' }).click()
  await expect
    .poll(async () => {
      await page.goto(path)
      return readings(page)
    }, within)
    .toBe(before + 1)
}

test('a member watches a site, is written to once when its robots.txt closes it, and shows it to the client', {
  timeout: 600_000,
}, async () => {
  let running = await start()
  try {
    let visitor = await newVisitor(browser)
    await signIn(visitor)
    await visitor.page.goto(running.origin + sitesPaths.fr)
    await visitor.page.getByLabel('Coller un tableau').fill(`Atelier\t${site.origin}\t\tsemaine`)
    await visitor.page.getByRole('button', { name: 'Suivre ces sites' }).click()
    await visitor.page.getByText('1 site ajouté.').waitFor()
    await visitor.page.getByRole('link', { name: 'localhost' }).click()
    await visitor.page.getByRole('heading', { level: 1, name: 'localhost' }).waitFor()
    const path = new URL(visitor.page.url()).pathname
    await readNow(visitor.page, running.origin + path)
    expect(visitor.complaints).toEqual([])

    const written: number[] = []
    for (const robots of [open, closed, closed, null]) {
      await running.stop()
      written.push(await letTimePass())
      if (robots) site.changeRobots(robots)
      running = await start()
      visitor = await newVisitor(browser)
      await signIn(visitor)
      if (robots) await readNow(visitor.page, running.origin + path)
      else await visitor.page.goto(running.origin + path)
    }
    expect(written).toEqual([0, 0, 1, 1])
    await expect.poll(async () => (await changeMails()).length, within).toBe(1)
    const [mail] = await changeMails()
    expect(mail?.to).toMatchObject([{ address: 'audit@ibid.example' }])
    expect(mail?.subject).toContain('une porte s’est fermée')
    expect(mail?.text).toContain('Disallow: /')
    expect(mail?.text).toContain('robots.txt a changé')

    const { page } = visitor
    await page.getByRole('button', { name: 'Créer le lien' }).click()
    const link = await page.locator('.site-link').getAttribute('href')
    expect(await accessibilityViolations(page)).toEqual([])
    for (const address of [
      link ?? '',
      `${link}/${new Date().toISOString().slice(0, 7)}`,
      path,
      sitesPaths.fr,
    ]) {
      await page.goto(running.origin + address)
      expect(await accessibilityViolations(page)).toEqual([])
      for (const width of [390, 1440]) {
        for (const colours of ['light', 'dark'] as const) {
          await look(visitor, colours, width)
          expect(await violationsOfLooks(page)).toEqual([])
        }
        expect(await overflow(page)).toBe(0)
      }
    }
    await page.goto(running.origin + deskPaths.fr)
    await page.getByRole('heading', { name: 'Sites suivis qui ont perdu un accès' }).waitFor()
    await page.goto(`${running.origin}${path}/stop`)
    await page.getByRole('button', { name: 'Arrêter et effacer' }).click()
    await page.getByText('Aucun site n’est suivi.').waitFor()
    expect((await page.goto(running.origin + (link ?? '')))?.status()).toBe(404)
  } finally {
    await running.stop()
  }
})
