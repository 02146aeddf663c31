import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskPaths, leadsPaths, sessionsPaths, signInPaths } from '#contracts/desk.ts'
import { contactFormPaths } from '#contracts/paths.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { askServer } from '#server/operator/control-socket.ts'
import { postForm } from '#server/testing/ask.ts'
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
  desk = await startSite({ DATA_DIR: dataFolder, DESK_MEMBERS: camille, TRUST_PROXY: '127.0.0.1,::1' })
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
  const answer = await askServer(dataFolder, { name: 'sign-in-link', email: camille })
  return answer?.trim().split(' ')[1] ?? ''
}

let networks = 0
/** A visitor from a network of their own: one network has ten tries to sign in within 15 minutes. */
function newcomer(options: Parameters<typeof newVisitor>[1] = {}): Promise<Visitor> {
  const extraHTTPHeaders = { 'x-forwarded-for': `192.0.2.${++networks}` }
  return newVisitor(browser, { extraHTTPHeaders, ...options })
}

/** A member at the desk, let in by a link. */
async function signedIn(options: Parameters<typeof newVisitor>[1] = {}): Promise<Visitor> {
  const visitor = await newcomer(options)
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
    const { page, complaints } = await newcomer(options)
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

/** Somebody writes to the agency by the contact form; as a program does, their lead is in quarantine. */
async function write(name: string, message = 'Bonjour, êtes-vous libres en janvier ?'): Promise<void> {
  const [firstName = '', ...lastNames] = name.split(' ')
  const values = {
    firstName,
    lastName: lastNames.join(' '),
    email: `${crypto.randomUUID()}@example.org`,
    message,
  }
  const sent = await postForm(desk.origin, contactFormPaths.fr, { values })
  expect(sent.status, sent.text.slice(0, 300)).toBe(303)
}

const say = {
  fr: {
    enter: 'Entrer',
    release: 'Sortir de quarantaine',
    send: 'Envoyer la réponse',
    answer: 'Votre réponse',
    answered: 'répondu',
    save: 'Enregistrer',
    note: 'Nouvelle note',
    addNote: 'Ajouter la note',
    erase: 'Effacer cette personne…',
    really: 'Effacer pour de bon',
  },
  en: {
    enter: 'Come in',
    release: 'Release from quarantine',
    send: 'Send the answer',
    answer: 'Your answer',
    answered: 'answered',
    save: 'Save',
    note: 'New note',
    addNote: 'Add the note',
    erase: 'Erase this person…',
    really: 'Erase for good',
  },
} as const

describe.each([
  ['fr', 'with'],
  ['fr', 'without'],
  ['en', 'with'],
  ['en', 'without'],
] as const)('in %s, %s JavaScript', (language, script) => {
  const words = say[language]

  test('a member releases a lead, answers it, notes something, and erases its person', async () => {
    const name = `Hélène ${language} ${script}`
    await write(name)
    const { page, complaints } = await signedIn({ javaScriptEnabled: script === 'with' })
    await page.goto(`${desk.origin}${leadsPaths[language]}?state=quarantine`)
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: words.release }).click()
    await page.getByLabel(words.answer).fill('Bonjour,\nOui, en janvier.')
    await page.getByRole('button', { name: words.send }).click()
    await page.getByText('Oui, en janvier.').waitFor()
    await page.getByLabel(words.note).fill('Rappeler le 12.')
    await page.getByRole('button', { name: words.addNote }).click()
    await page.getByText('Rappeler le 12.').waitFor()
    expect(await page.locator('.lead-line').textContent()).toContain(words.answered)
    if (script === 'without') expect(await violationsWithoutScript(browser, page)).toEqual([])

    await page.goto(desk.origin + leadsPaths[language])
    expect(await page.getByRole('row', { name }).textContent()).toContain(camille)
    await page.getByRole('link', { name }).click()
    await page.getByRole('link', { name: words.erase }).click()
    await page.getByRole('button', { name: words.really }).click()
    await page.waitForURL(desk.origin + leadsPaths[language])
    expect(await page.getByRole('link', { name }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})

test('leads are searched and opened from the keyboard, until its keys are turned off', async () => {
  await write('Ada Clavier', 'touche un')
  await write('Zoé Clavier', 'touche deux')
  const { page } = await signedIn()
  await page.goto(`${desk.origin}${leadsPaths.fr}?state=quarantine`)
  await page.keyboard.press('/')
  await page.keyboard.type('j touche')
  expect(await page.locator('#search').inputValue()).toBe('j touche')
  await page.locator('#search').fill('touche')
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=touche/)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('j')
  expect(await focused()).toBe('Zoé Clavier')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  expect(await focused()).toBe('Ada Clavier')
  await page.keyboard.press('k')
  await page.getByRole('button', { name: 'Couper les raccourcis' }).click()
  await page.keyboard.press('j')
  expect(await focused()).toBe('Remettre les raccourcis')
  await page.keyboard.press('/')
  expect(await focused()).toBe('Remettre les raccourcis')
  await page.getByRole('link', { name: 'Zoé Clavier' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Zoé Clavier' }).waitFor()
})

test('the list of leads, a lead and the question whether to erase it are readable', async () => {
  const endless = `${'x'.repeat(45)} ${'y'.repeat(45)}`
  await write(endless, `${'z'.repeat(90)} ${'Une longue demande. '.repeat(40)}`)
  const visitor = await signedIn()
  await visitor.page.goto(`${desk.origin}${leadsPaths.fr}?state=quarantine`)
  await expectReadable(visitor)
  await visitor.page.getByRole('link', { name: endless }).click()
  await expectReadable(visitor)
  await visitor.page.getByRole('button', { name: 'Sortir de quarantaine' }).click()
  await visitor.page.getByLabel('Votre réponse').waitFor()
  await expectReadable(visitor)
  await visitor.page.getByRole('link', { name: 'Effacer cette personne…' }).click()
  await expectReadable(visitor)
})

test.each(['address', 'code', 'link'])('the page that asks for the %s is readable', async step => {
  const visitor = await newcomer()
  await visitor.page.goto(step === 'link' ? await link() : desk.origin + signInPaths.fr)
  if (step === 'code') {
    await visitor.page.getByRole('textbox').fill('stranger@example.org')
    await visitor.page.getByRole('button', { name: 'Recevoir un code' }).click()
    await visitor.page.locator('#code').waitFor()
  }
  await expectReadable(visitor)
})

test('today is readable, and leads to the lead that has waited longest', async () => {
  await write('Marthe Aujourd’hui')
  const visitor = await signedIn()
  await visitor.page.goto(`${desk.origin}${leadsPaths.fr}?state=quarantine`)
  await visitor.page.getByRole('link', { name: 'Marthe Aujourd’hui' }).click()
  await visitor.page.getByRole('button', { name: 'Sortir de quarantaine' }).click()
  await visitor.page.getByLabel('Votre réponse').waitFor()
  await visitor.page.goto(desk.origin + deskPaths.fr)
  await expectReadable(visitor)
  await visitor.page.getByRole('link', { name: /^Répondre à/ }).click()
  await visitor.page.getByLabel('Votre réponse').waitFor()
})

test('the list of sessions is readable', async () => {
  const visitor = await signedIn()
  await visitor.page.goto(desk.origin + sessionsPaths.fr)
  await expectReadable(visitor)
})
