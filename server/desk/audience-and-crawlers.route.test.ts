import { beforeAll, expect, test } from 'vitest'
import { audiencePaths, crawlersPaths, type DeskPage } from '#contracts/desk.ts'
import { importLimits } from '#contracts/desk-crawlers.ts'
import { ask, postForm } from '../testing/ask.ts'
import { drawn } from '../testing/made-up-build.ts'
import { member, server, shareDesk } from '../testing/shared-desk.ts'

shareDesk('imported_reports')
let site: string
beforeAll(() => {
  site = `https://${new URL(server.origin).hostname}`
})

const csv = (figure = '12', of = site) => `Top pages,Impressions\n${of}/faq,${figure}\n`

/** Answers what a browser would be shown. Posted by `fetch`, which writes files into forms as browsers do. */
async function bring(file: Blob | null, headers: Readonly<Record<string, string>> = {}) {
  const form = new FormData()
  if (file) form.set('file', file, 'pages.csv')
  const answer = await fetch(server.origin + crawlersPaths.en, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie: member.cookie, 'sec-fetch-site': 'same-origin', ...headers },
  })
  const text = await answer.text()
  return { status: answer.status, location: answer.headers.get('location'), text }
}

async function crawlers() {
  const { view } = drawn((await member.get(crawlersPaths.en)).text).page as DeskPage
  if (view.name !== 'crawlers') throw new Error(`This is ${view.name}.`)
  return view
}

const refusedIn = (text: string) => {
  const { view } = drawn(text).page as DeskPage
  return view.name === 'crawlers' ? view.refused : null
}

test('a report is brought as a file, and replaces the one before; a bad one leaves it', async () => {
  for (const figure of ['12', '15']) {
    const { status, location } = await bring(new Blob([csv(figure)]))
    expect([status, location]).toEqual([303, `${crawlersPaths.en}#imports`])
  }
  const half = await bring(new Blob([`${csv()}${site}/,many\n`]))
  expect([half.status, refusedIn(half.text)]).toEqual([422, { problem: 'bad-row', line: 3 }])
  const stranger = await bring(new Blob([csv('12', 'https://other.example')]))
  expect(refusedIn(stranger.text)).toEqual({ problem: 'other-site', line: 2 })
  expect((await crawlers()).figures.imports).toMatchObject([{ source: 'google', pages: 1, figure: 15 }])
})

test.each([
  ['no file', null, 'no-file'],
  ['an empty file', new Blob([]), 'no-file'],
  ['a file too large', new Blob(['a'.repeat(importLimits.bytes + 1)]), 'too-large'],
  ['bytes that are no text', new Blob([new Uint8Array([0, 255, 254, 0])]), 'unknown-columns'],
])('%s is refused with its reason', async (_what, file, problem) => {
  const { status, text } = await bring(file)
  expect([status, refusedIn(text)?.problem]).toEqual([422, problem])
})

test.each([
  ['urlencoded', 'application/x-www-form-urlencoded', 'file=a'],
  ['a broken body', 'multipart/form-data; boundary=a', '--b'],
  ['a body without a boundary', 'multipart/form-data', 'a'],
])('anything but a form with a file is refused: %s', async (_what, type, body) => {
  const answer = await fetch(server.origin + crawlersPaths.en, {
    method: 'POST',
    body,
    headers: { cookie: member.cookie, 'sec-fetch-site': 'same-origin', 'content-type': type },
  })
  expect([answer.status, refusedIn(await answer.text())?.problem]).toEqual([422, 'no-file'])
})

test.each([
  ['', 30],
  ['?days=7', 7],
  ['?days=365', 365],
  ['?days=1000000', 30],
  ["?days='", 30],
])('the audience is of one of its periods, whatever its address says: %s', async (query, period) => {
  const { view } = drawn((await member.get(audiencePaths.fr + query)).text).page as DeskPage
  expect(view).toMatchObject({ name: 'audience', period, audience: { visits: 0 } })
})

test('someone who is not signed in finds nothing there, and no file is taken from them, nor from another site', async () => {
  const nowhere = await ask(server.origin, `${audiencePaths.fr}/nowhere`)
  for (const answer of [
    await ask(server.origin, audiencePaths.fr),
    await ask(server.origin, crawlersPaths.fr),
    await postForm(server.origin, crawlersPaths.fr, { values: { file: csv() } }),
  ])
    expect([answer.status, answer.text]).toEqual([404, nowhere.text])
  expect((await bring(new Blob([csv()]), { cookie: '' })).status).toBe(404)
  expect((await bring(new Blob([csv()]), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await crawlers()).figures.imports).toEqual([])
})
