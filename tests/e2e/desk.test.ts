import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskPaths, sessionsPaths, signInPaths } from '#contracts/desk.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import {
  accessibilityViolations,
  look,
  newVisitor,
  overflow,
  type Visitor,
  violationsOfLooks,
  violationsWithoutScript,
} from '../support/browser.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { browser, shareSiteInBrowser } from '../support/site-in-browser.ts'

const camille = 'camille@ibid.example'

let desk: RunningSite
let dataFolder: string
shareSiteInBrowser()
beforeAll(async () => {
  dataFolder = join(await mkdtemp(join(tmpdir(), 'ibid-desk-')), 'data')
  await makeDataFolder(dataFolder)
  desk = await startSite({ DATA_DIR: dataFolder, DESK_MEMBERS: camille })
})
afterAll(async () => {
  await desk?.stop()
  rmSync(join(dataFolder, '..'), { recursive: true, force: true })
})

/** Without a mail server, the mail with the code is a file. */
async function mailedCode(known: readonly string[]): Promise<string> {
  const folder = join(dataFolder, 'mail')
  let file: string | undefined
  await expect
    .poll(() => {
      file = mailFiles().find(name => !known.includes(name))
      return file
    })
    .toMatch(/-sign-in-/)
  const mail = await PostalMime.parse(readFileSync(join(folder, file ?? '')))
  return /\s(\w{6})\n/.exec(mail.text ?? '')?.[1] ?? ''
}

function mailFiles(): readonly string[] {
  try {
    return readdirSync(join(dataFolder, 'mail')).filter(name => /-sign-in-.*\.eml$/.test(name))
  } catch {
    return []
  }
}

/** What `npm run desk` prints: a link that signs in once. */
async function link(): Promise<string> {
  const socket = connect(join(dataFolder, 'desk.sock'))
  socket.end(camille)
  return (await text(socket)).trim().split(' ')[1] ?? ''
}

/** A member at the desk, let in by a link. */
async function signedIn(options: Parameters<typeof newVisitor>[1] = {}): Promise<Visitor> {
  const visitor = await newVisitor(browser, options)
  await visitor.page.goto(await link())
  await visitor.page.getByRole('button', { name: 'Entrer' }).click()
  await visitor.page.waitForURL(url => url.pathname.startsWith(deskPaths.fr) && !url.search)
  return visitor
}

/** What is drawn is read by everyone, at every width, in both colours. */
async function expectReadable(visitor: Visitor): Promise<void> {
  expect(await accessibilityViolations(visitor.page)).toEqual([])
  for (const width of [390, 1440]) {
    for (const colours of ['light', 'dark'] as const) {
      await look(visitor, colours, width)
      expect(await violationsOfLooks(visitor.page)).toEqual([])
    }
    expect(await overflow(visitor.page)).toBe(0)
  }
  expect(visitor.complaints).toEqual([])
}

describe.each([
  ['fr', 'with', 'Recevoir un code', 'Entrer', 'Se déconnecter'],
  ['fr', 'without', 'Recevoir un code', 'Entrer', 'Se déconnecter'],
  ['en', 'with', 'Send me a code', 'Come in', 'Sign out'],
  ['en', 'without', 'Send me a code', 'Come in', 'Sign out'],
] as const)('in %s, %s JavaScript', (language, script, send, enter, out) => {
  const options = { javaScriptEnabled: script === 'with' }

  test('a member signs in by the code of the mail, after a wrong one, and signs out', async () => {
    const known = mailFiles()
    const { page, complaints } = await newVisitor(browser, options)
    await page.goto(desk.origin + signInPaths[language])
    await page.getByRole('textbox').fill(camille)
    await page.getByRole('button', { name: send }).click()
    await page.locator('#code').fill('ZZZZZZ')
    await page.getByRole('button', { name: enter, exact: true }).click()
    await page.getByRole('alert').waitFor()
    // The answer to what does not sign in is 422, and a browser says so.
    expect(complaints.filter(complaint => !complaint.includes('422'))).toEqual([])
    if (script === 'without') expect(await violationsWithoutScript(browser, page)).toEqual([])
    await page.locator('#code').fill((await mailedCode(known)).toLowerCase())
    await page.getByRole('button', { name: enter, exact: true }).click()
    await page.waitForURL(url => url.pathname.startsWith(deskPaths[language]))
    await page.goto(desk.origin + sessionsPaths[language])
    await page.getByRole('button', { name: out }).click()
    await page.waitForURL(desk.origin + signInPaths[language])
    expect((await page.goto(desk.origin + sessionsPaths[language]))?.status()).toBe(404)
  })
})

test.each(['address', 'code', 'link'])('the page that asks for the %s is readable', async step => {
  const visitor = await newVisitor(browser)
  await visitor.page.goto(step === 'link' ? await link() : desk.origin + signInPaths.fr)
  if (step === 'code') {
    await visitor.page.getByRole('textbox').fill('stranger@example.org')
    await visitor.page.getByRole('button', { name: 'Recevoir un code' }).click()
    await visitor.page.locator('#code').waitFor()
  }
  await expectReadable(visitor)
})

test('the list of sessions is readable', async () => {
  const visitor = await signedIn()
  await visitor.page.goto(desk.origin + sessionsPaths.fr)
  await expectReadable(visitor)
})
