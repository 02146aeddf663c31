import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { emptyForm } from '#contracts/forms.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { openSiteThread, type SiteThread } from './site-thread.ts'

/** Draws at once, never, or ends its thread, as the path says. */
const entry = `
  export async function render(path) {
    if (path === '/never') await new Promise(() => setInterval(() => {}, 1_000))
    if (path === '/loop') for (;;);
    if (path === '/environment') return new Response(process.env.NODE_ENV)
    if (path === '/exit') setTimeout(() => { throw new Error('out of a timer') })
    if (path === '/exit') await new Promise(() => {})
    return new Response(path)
  }
  export const readServices = async () => []
`

let folder: string
let thread: SiteThread
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ibid-thread-'))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/entry.mjs'), entry)
})
afterEach(() => thread.close())
afterAll(() => rmSync(folder, { recursive: true }))
const log = keepLoggedLines()

const open = (limits = { atOnce: 2, waiting: 20, time: 20_000, firstTime: 20_000 }) =>
  openSiteThread({ buildFolder: folder, https: false }, limits)
const page = { kind: 'form', form: emptyForm } as const

test('of many pages at once two are drawn, twenty wait, and the others are refused with a time to come back', async () => {
  thread = open()
  const asked = Array.from({ length: 40 }, () => thread.draw('/never', page).catch((error: unknown) => error))
  const refused = await Promise.all(asked.slice(22))
  expect(refused).toHaveLength(18)
  for (const error of refused) expect(error).toMatchObject({ statusCode: 503, retryAfter: 5 })
})

test.each(['/never', '/loop'])(
  'a drawing that takes too long (%s) ends the thread, and the next is drawn',
  async path => {
    thread = open({ atOnce: 2, waiting: 20, time: 3_000, firstTime: 3_000 })
    await expect(thread.draw(path, page)).rejects.toThrow('within 3000 ms')
    await expect(thread.draw('/faq', page)).resolves.toMatchObject({ html: '/faq', status: 200 })
    expect(log.lines.filter(line => line.includes('was ended'))).toHaveLength(1)
  },
)

test('the first page may wait for its thread to load the site, and the next may not', async () => {
  thread = open({ atOnce: 2, waiting: 20, time: 1, firstTime: 20_000 })
  await expect(thread.draw('/faq', page)).resolves.toMatchObject({ html: '/faq' })
  await expect(thread.draw('/never', page)).rejects.toThrow('within 1 ms')
})

test('pages are drawn with the fast build of React, whatever the environment of the server', async () => {
  thread = open()
  await expect(thread.draw('/environment', page)).resolves.toMatchObject({ html: 'production' })
})

test('what is being drawn, or waits to be, when the server ends is given up, and starts no other thread', async () => {
  thread = open({ atOnce: 1, waiting: 20, time: 300, firstTime: 300 })
  const asked = ['/never', '/faq'].map(path => thread.draw(path, page))
  const given = Promise.all(asked.map(drawing => expect(drawing).rejects.toThrow('The server is ending.')))
  await thread.close()
  await given
  // Later than the deadline of the first would have been.
  await expect(thread.draw('/never', page)).rejects.toThrow('within 300 ms')
  expect(log.lines.filter(line => line.includes('was ended'))).toHaveLength(1)
})

test('a thread that ends is replaced', async () => {
  thread = open()
  await expect(thread.draw('/exit', page)).rejects.toThrow('out of a timer')
  await expect(thread.draw('/faq', page)).resolves.toMatchObject({ html: '/faq' })
})
