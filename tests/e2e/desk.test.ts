import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  audiencePaths,
  auditedSitePath,
  auditsPaths,
  crawlersPaths,
  leadsPaths,
  sessionsPaths,
  signInPaths,
} from '#contracts/desk.ts'
import { contactFormPaths, deskPaths } from '#contracts/paths.ts'
import { openDatabase } from '#database/connect.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { askServer } from '#server/operator/control-socket.ts'
import { postForm } from '#server/testing/ask.ts'
import {
  accessibilityViolations,
  newVisitor,
  type Visitor,
  violationsWithoutScript,
} from '../support/browser.ts'
import { expectReadable } from '../support/looks.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { completeReport } from '../support/sample-report.ts'
import { browser, shareSiteInBrowser } from '../support/site-in-browser.ts'

const camille = 'camille@ibid.example'

let desk: RunningSite
let dataFolder: string
shareSiteInBrowser()
beforeAll(async () => {
  dataFolder = join(await mkdtemp(join(tmpdir(), 'ibid-desk-')), 'data')
  await makeDataFolder(dataFolder)
  await fillDesk(dataFolder)
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
  await visitor.page.waitForURL(desk.origin + deskPaths.fr)
  return visitor
}

describe.each([
  ['fr', 'with', 'Recevoir un code', 'Entrer', 'Se déconnecter'],
  ['en', 'without', 'Send me a code', 'Sign in', 'Sign out'],
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
    await page.waitForURL(desk.origin + deskPaths[language])
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
    enter: 'Sign in',
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
  ['fr', 'without'],
  ['en', 'with'],
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

test('a link to the desk in a mail is opened from a webmail too', async () => {
  const { page } = await signedIn()
  await page.route('https://webmail.example/', route =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${desk.origin + leadsPaths.fr}">Voir</a>` }),
  )
  await page.goto('https://webmail.example/')
  await page.getByRole('link', { name: 'Voir' }).click()
  await page.waitForURL(desk.origin + leadsPaths.fr)
  await page.locator('#search').waitFor()
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

/** Once this is said, all scripts of a page with a list have run: a form or a link that leads to it waits for none. */
function scripted(page: Visitor['page']): Promise<void> {
  return page.getByText(/^Liste lue à /).waitFor()
}

test('letters go to the answer and tell all keys, but never while a member types or once the keys are off', async () => {
  await write('Rosa Lettre')
  const { page } = await signedIn()
  await page.goto(`${desk.origin}${leadsPaths.fr}?state=quarantine`)
  await page.getByRole('link', { name: 'Rosa Lettre' }).click()
  await page.getByRole('button', { name: 'Sortir de quarantaine' }).click()
  const answer = page.getByLabel('Votre réponse')
  const dialog = page.getByRole('dialog', { name: 'Raccourcis' })
  await answer.waitFor()
  await scripted(page)
  await page.keyboard.press('?')
  await dialog.waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('r')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('r')
  await page.keyboard.type('er?1')
  expect(await answer.inputValue()).toBe('er?1')
  await page.getByRole('button', { name: 'Couper les raccourcis' }).click()
  await page.keyboard.press('?')
  expect(await dialog.isVisible()).toBe(false)
})

test('on a wide screen a lead stands beside its list, whose keys open the next; on a phone it stands alone', async () => {
  await write('Une Colonne', 'deux colonnes un')
  await write('Deux Colonnes', 'deux colonnes deux')
  const { page } = await signedIn()
  const list = page.getByRole('complementary', { name: 'Leads' })
  await page.setViewportSize({ width: 1200, height: 900 })
  await page.goto(`${desk.origin}${leadsPaths.fr}?state=quarantine&search=colonnes`)
  await page.getByRole('link', { name: 'Deux Colonnes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Deux Colonnes' }).waitFor()
  expect(await list.isVisible()).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await scripted(page)
  expect(await list.locator('[aria-current=true] th a').textContent()).toBe('Deux Colonnes')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Une Colonne' }).waitFor()
  await expect.poll(() => list.getByRole('row').count()).toBe(3)
})

test('a list that is open for five minutes shows who has written since, without losing what a member types', async () => {
  await write('Ancienne Demande', 'relue')
  const visitor = await signedIn()
  const { page } = visitor
  await page.clock.install()
  await page.goto(`${desk.origin}${leadsPaths.fr}?state=quarantine&search=relue`)
  await page.locator('#search').fill('ce que je tape')
  const first = page.getByRole('link', { name: 'Ancienne Demande' })
  await first.focus()
  await scripted(page)
  await write('Nouvelle Demande', 'relue aussi')
  await page.clock.fastForward('05:01')
  await page.getByRole('link', { name: 'Nouvelle Demande' }).waitFor()
  expect(await page.locator('#search').inputValue()).toBe('ce que je tape')
  expect(await first.evaluate(link => link === document.activeElement)).toBe(true)
  expect(visitor.complaints).toEqual([])
})

test('the list of leads, a lead and the question whether to erase it are readable', async () => {
  const endless = `${'x'.repeat(45)} ${'y'.repeat(45)}`
  await write(endless, `${'z'.repeat(90)} ${'Une longue demande. '.repeat(40)}`)
  const visitor = await signedIn()
  await visitor.page.goto(`${desk.origin}${leadsPaths.fr}?state=quarantine`)
  await expectReadable(visitor)
  await visitor.page.getByRole('link', { name: endless }).click()
  await visitor.page.getByRole('button', { name: 'Sortir de quarantaine' }).waitFor()
  await expectReadable(visitor)
  await visitor.page.getByRole('button', { name: 'Sortir de quarantaine' }).click()
  await visitor.page.getByLabel('Votre réponse').waitFor()
  await expectReadable(visitor)
  await visitor.page.getByRole('link', { name: 'Effacer cette personne…' }).click()
  await visitor.page.getByRole('button', { name: 'Effacer pour de bon' }).waitFor()
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

/** Two audits of a site, visits that an engine sent, and crawlers that came: as if measured before the site started. */
async function fillDesk(folder: string): Promise<void> {
  const database = await openDatabase({ dataFolder: folder })
  const older = { ...completeReport, findings: completeReport.findings.slice(1) }
  await database.transaction(async query => {
    const [lead] = await query<{ id: string }>(
      "insert into leads (name, email, language, state) values ('Ada Auditée', 'ada@example.org', 'fr', 'won') returning id",
    )
    for (const [hours, report] of [
      [50, older],
      [25, completeReport],
    ] as const) {
      await query(
        `insert into audits (lead_id, address, language, status, report, requested_at, finished_at)
         values ($1, 'https://audited.example/', 'fr', 'completed', $2, now() - make_interval(hours => $3), now())`,
        [lead?.id, JSON.stringify(report), hours],
      )
    }
    await query(
      `insert into analytics_events (received_at, session_id, page_path, referrer, event_type, event_category,
         site_id, device_type, geo_metric, properties)
       select now() - n * interval '5 hours', 'visit-' || n, '/faq',
         (array['https://chatgpt.com/', 'https://copilot.microsoft.com/'])[1 + n / 2 % 2],
         (array['page_view', 'web_vitals'])[1 + n % 2], 'general', 'ibid', (array['mobile', 'desktop'])[1 + n % 2],
         '{"page_type": "other", "content_language": "fr", "is_geo_optimized": true}',
         jsonb_build_object('timestamp', 'now', 'name', 'LCP', 'value', n * 150)
       from generate_series(1, 60) as n`,
    )
    await query(
      `insert into crawler_visits (agent, operator, purpose, path, status, identity, visits, visited_at)
       select (array['GPTBot', 'OAI-SearchBot'])[1 + n % 2], 'OpenAI', (array['training', 'search'])[1 + n % 2],
         '/faq', (array[200, 403, 301])[1 + n % 3], (array['claimed', 'verified'])[1 + n % 2], n,
         now() - n * interval '9 hours'
       from generate_series(1, 60) as n`,
    )
  })
  await database.close()
}

describe.each([
  ['fr', 'with', 'Comparer les deux', 'Ce qui a changé', 'Importer', 'Rien n’a été importé.'],
  ['en', 'without', 'Compare the two', 'What changed', 'Import', 'Nothing was imported.'],
] as const)('in %s, %s JavaScript', (language, script, compare, changed, send, nothing) => {
  test('a member compares two reports of a site, and brings a report of Bing, after a file that is none', async () => {
    const { page, complaints } = await signedIn({ javaScriptEnabled: script === 'with' })
    await page.goto(desk.origin + auditsPaths[language])
    await page.getByRole('link', { name: 'audited.example' }).click()
    await page.getByRole('button', { name: compare }).click()
    await page.getByRole('heading', { name: changed }).waitFor()

    await page.goto(desk.origin + crawlersPaths[language])
    const bring = async (text: string) => {
      const file = { name: 'pages.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
      await page.locator('#file').setInputFiles(file)
      await page.getByRole('button', { name: send, exact: true }).click()
    }
    await bring('Date,Citations\n')
    await page.getByRole('alert').filter({ hasText: nothing }).waitFor()
    await bring('"Page","Citations"\r\n"http://localhost/faq","1204"\r\n')
    await page.getByRole('row', { name: 'Bing AI Performance' }).waitFor()
    // A refused file is answered 422, and a browser says so.
    expect(complaints.filter(complaint => !complaint.includes('422'))).toEqual([])
  })
})

test.each([
  ['the audits', auditsPaths.fr],
  ['a site', auditedSitePath('audited.example', 'fr')],
  ['the audience', audiencePaths.fr],
  ['the crawlers', crawlersPaths.fr],
])('%s can be read', async (_what, path) => {
  const visitor = await signedIn()
  await visitor.page.goto(desk.origin + path)
  await expectReadable(visitor)
})

test('on a phone, no host of the audience is broken in two', async () => {
  const { page } = await signedIn()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(desk.origin + audiencePaths.fr)
  const hosts = await page
    .locator('.audience-narrow th .mono')
    .evaluateAll(hosts => hosts.map(host => [host.textContent, host.getClientRects().length]))
  expect(hosts).toContainEqual(['copilot.microsoft.com', 1])
  expect(hosts.filter(([, lines]) => lines !== 1)).toEqual([])
})

test('digits open the pages of the menu, until the keys are turned off', async () => {
  const { page } = await signedIn()
  await page.keyboard.press('3')
  await page.waitForURL(desk.origin + auditsPaths.fr)
  await page.getByRole('button', { name: 'Couper les raccourcis' }).click()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Remettre les raccourcis' }).waitFor()
  expect(page.url()).toBe(desk.origin + auditsPaths.fr)
})
