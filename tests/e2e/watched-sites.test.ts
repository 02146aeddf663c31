import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInPaths, sitesPaths } from '#contracts/desk.ts'
import { deskPaths } from '#contracts/paths.ts'
import { openDatabase } from '#database/connect.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { askServer } from '#server/operator/control-socket.ts'
import { newVisitor, type Visitor, violationsWithoutScript } from '../support/browser.ts'
import { expectReadable } from '../support/looks.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { type SampleSite, startSampleSite } from '../support/sample-site.ts'
import { browser, shareSiteInBrowser } from '../support/site-in-browser.ts'

const open = 'User-agent: *\nAllow: /\n'
const closed = 'User-agent: OAI-SearchBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n'
/** A reading asks some forty times, on a busy machine. */
// Pages that the server draws are limited for each minute and network, which slow readings would use up.
const within = { timeout: 120_000, interval: 2_000 }

/** Two members: what one does with scripts, in French, the other does without, in English. */
const readers = [
  {
    language: 'fr',
    javaScriptEnabled: true,
    client: 'Atelier',
    say: {
      enter: 'Entrer',
      paste: 'Coller un tableau',
      row: 'semaine',
      watch: 'Suivre ces sites',
      added: '1 site ajouté.',
      readNow: 'Relire maintenant',
      closed: 'Porte fermée à ChatGPT',
      subject: 'une porte s’est fermée',
      changed: 'robots.txt a changé',
      blocks: 'interdit à',
      link: 'Créer le lien',
      lost: 'Sites suivis qui ont perdu un accès',
      stop: 'Arrêter et effacer',
    },
  },
  {
    language: 'en',
    javaScriptEnabled: false,
    client: 'Workshop',
    say: {
      enter: 'Sign in',
      paste: 'Paste a table',
      row: 'week',
      watch: 'Watch these sites',
      added: '1 site added.',
      readNow: 'Read it now',
      closed: 'Gate closed to ChatGPT',
      subject: 'a gate has closed',
      changed: 'robots.txt has changed',
      blocks: 'blocks',
      link: 'Make the link',
      lost: 'Watched sites that lost access',
      stop: 'Stop and erase',
    },
  },
] as const

/** One of them at the desk, and the site that they have watched. */
interface Reader {
  readonly of: (typeof readers)[number]
  readonly site: SampleSite
  readonly visitor: Visitor
}

let dataFolder: string
let sites: readonly SampleSite[] = []
shareSiteInBrowser()
beforeAll(async () => {
  dataFolder = join(await mkdtemp(join(tmpdir(), 'ibid-watched-')), 'data')
  await makeDataFolder(dataFolder)
  sites = await Promise.all(readers.map(() => startSampleSite({ robots: open })))
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.close()))
  rmSync(join(dataFolder, '..'), { recursive: true, force: true })
})

function start(): Promise<RunningSite> {
  return startSite({
    DATA_DIR: dataFolder,
    DESK_MEMBERS: 'camille@ibid.example',
    AUDIT_ALLOW: sites.map(({ host }) => host).join(),
  })
}

/** The mails about readings, without a mail server as files. */
async function changeMails() {
  const folder = join(dataFolder, 'mail')
  const names = readdirSync(folder, { withFileTypes: true }).map(({ name }) => name)
  const files = names.filter(name => /-change-.*\.eml$/.test(name))
  return Promise.all(files.map(name => PostalMime.parse(readFileSync(join(folder, name)))))
}

async function comeIn(of: Reader['of'], site: SampleSite): Promise<Reader> {
  const { language, javaScriptEnabled, say } = of
  const visitor = await newVisitor(browser, { javaScriptEnabled })
  const answer = await askServer(dataFolder, { name: 'sign-in-link', email: null })
  const link = answer?.trim().split(' ')[1] ?? ''
  await visitor.page.goto(link.replace(signInPaths.fr, signInPaths[language]))
  await visitor.page.getByRole('button', { name: say.enter }).click()
  await visitor.page.waitForURL(url => url.pathname === deskPaths[language] && !url.search)
  return { of, site, visitor }
}

/** The path of the page of a site, once the desk watches it. */
async function watch({ of, site, visitor: { page } }: Reader, origin: string): Promise<string> {
  const { client, language, say } = of
  await page.goto(origin + sitesPaths[language])
  await page.getByLabel(say.paste).fill(`${client}\t${site.origin}\t\t${say.row}`)
  await page.getByRole('button', { name: say.watch }).click()
  await page.getByText(say.added).waitFor()
  await page.getByRole('row').filter({ hasText: client }).getByRole('link', { name: 'localhost' }).click()
  await page.getByRole('heading', { level: 1, name: 'localhost' }).waitFor()
  return new URL(page.url()).pathname
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

async function readNow({ of, visitor: { page } }: Reader, address: string): Promise<void> {
  await page.goto(address)
  const before = await readings(page)
  await page.getByRole('button', { name: of.say.readNow }).click()
  await expect
    .poll(async () => {
      await page.goto(address)
      return readings(page)
    }, within)
    .toBe(before + 1)
}

test('a site is watched, its robots.txt closes it, one mail says so, its client reads it: in French with scripts, in English without', {
  timeout: 600_000,
}, async () => {
  let running = await start()
  try {
    const members: Reader[] = []
    for (const [at, of] of readers.entries()) {
      const site = sites[at]
      if (site) members.push(await comeIn(of, site))
    }
    const paths: string[] = []
    for (const member of members) paths.push(await watch(member, running.origin))
    const readAll = () =>
      Promise.all(members.map((member, at) => readNow(member, running.origin + paths[at])))
    await readAll()
    expect(members.flatMap(({ visitor }) => visitor.complaints)).toEqual([])

    const written: number[] = []
    for (const robots of [open, closed, closed, null]) {
      await running.stop()
      written.push(await letTimePass())
      if (robots) for (const site of sites) site.changeRobots(robots)
      running = await start()
      if (robots) await readAll()
    }
    expect(written).toEqual([0, 0, 2, 2])
    await expect.poll(async () => (await changeMails()).length, within).toBe(2)
    const mails = await changeMails()

    for (const [at, { of, visitor }] of members.entries()) {
      const { page } = visitor
      const { language, say } = of
      const path = paths[at] ?? ''
      const told = mails.filter(({ subject }) => subject?.includes(say.subject))
      expect(told).toHaveLength(1)
      expect(told[0]?.to).toMatchObject([{ address: 'audit@ibid.example' }])
      expect(told[0]?.text).toContain(say.changed)
      expect(told[0]?.text).toContain(`    + 2: Disallow: /   ← ${say.blocks} OAI-SearchBot`)

      await page.goto(running.origin + deskPaths[language])
      await page.getByRole('heading', { name: say.lost }).waitFor()
      await page.goto(running.origin + path)
      await page.getByText(say.closed).first().waitFor()
      const line = page.locator('.site-lines ins').filter({ hasText: 'Disallow: /' })
      expect(await line.textContent()).toContain(`${say.blocks} OAI-SearchBot`)
      await page.getByRole('button', { name: say.link }).click()
      const link = (await page.locator('.site-link').getAttribute('href')) ?? ''
      const month = `${link}/${new Date().toISOString().slice(0, 7)}`
      for (const address of [link, month, path, sitesPaths[language]]) {
        await page.goto(running.origin + address)
        if (of.javaScriptEnabled) await expectReadable(visitor)
        else expect(await violationsWithoutScript(browser, page)).toEqual([])
      }
      await page.goto(`${running.origin}${path}/stop`)
      await page.getByRole('button', { name: say.stop }).click()
      await page.waitForURL(running.origin + sitesPaths[language])
      expect(await page.getByRole('row').filter({ hasText: of.client }).count()).toBe(0)
      expect((await page.goto(running.origin + link))?.status()).toBe(404)
    }
  } finally {
    await running.stop()
  }
})
