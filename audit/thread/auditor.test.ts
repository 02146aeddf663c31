import { afterAll, expect, test } from 'vitest'
import { judge } from '../judge/judge.ts'
import { readPage } from '../read/page/read-page.ts'
import { madeExchange, madeVisit, readingsOf } from '../testing/made-up.ts'
import { atelierVisit } from '../testing/site-visit.ts'
import type { Exchange } from '../visit.ts'
import { type Auditor, openAuditor, type TaskLimits } from './auditor.ts'
import { readPages } from './read-pages.ts'
import { unseal } from './sealed-page.ts'

const auditor = openAuditor({ deadlineMs: 20_000, judgeMs: 20_000, memoryMb: 256 })
afterAll(() => auditor.close())

async function withAuditor(
  limits: Partial<TaskLimits>,
  use: (auditor: Auditor) => Promise<void>,
): Promise<void> {
  const limited = openAuditor({ deadlineMs: 20_000, judgeMs: 20_000, memoryMb: 256, ...limits })
  await use(limited).finally(() => limited.close())
}

async function headingsOf(page: Exchange, reader: Auditor): Promise<readonly string[]> {
  const { facts } = await reader.readPage(page)
  return unseal(facts).facts.headings.map(({ text }) => text)
}

const ordinary = madeExchange('/', { body: '<html lang="en"><main><h1>Hello</h1></main></html>' })

test('the thread reads and judges as the same code does here', async () => {
  const visit = atelierVisit()
  expect(unseal((await auditor.readPage(ordinary)).facts).facts).toEqual(readPage(ordinary))
  expect(await auditor.judge(visit, await readPages(visit, auditor))).toEqual(judge(visit, readingsOf(visit)))
})

test('the facts of a page cross the thread of the caller unopened, as bytes that are not even copied', async () => {
  const { links, facts } = await auditor.readPage(madeExchange('/', { body: '<a href="/prices">Prices</a>' }))
  expect(links).toEqual([{ address: 'https://atelier.example/prices', text: 'Prices' }])
  expect(facts.buffer).toBeInstanceOf(SharedArrayBuffer)
})

test('a page is read once, however often it is asked for', async () => {
  expect(await auditor.readPage(ordinary)).toBe(await auditor.readPage(ordinary))
})

/** About two seconds of work for a megabyte. */
const heavy = madeExchange('/', { body: '<div>a'.repeat(160_000) })

test('markup that takes too long is stopped at the deadline, and the next page is read', async () => {
  await withAuditor({ deadlineMs: 500 }, async impatient => {
    const message = 'The task took more than 500 ms.'
    await expect(impatient.readPage(heavy)).rejects.toMatchObject({ code: 'too-heavy', message })
    expect(await headingsOf(ordinary, impatient)).toEqual(['Hello'])
  })
})

test('markup that fills the memory of the thread stops that thread alone', async () => {
  await withAuditor({ memoryMb: 96 }, async small => {
    const wide = madeExchange('/', { body: '<i a=1>'.repeat(400_000) })
    await expect(small.readPage(wide)).rejects.toMatchObject({ code: 'too-heavy' })
    expect(await headingsOf(ordinary, small)).toEqual(['Hello'])
  })
})

test.each([
  ['200,000 nested elements', '<div>'.repeat(200_000)],
  ['unclosed links', '<a'.repeat(300_000)],
  [
    '150,000 attributes',
    `<p ${Array.from({ length: 150_000 }, (_, index) => `a${index}=1`).join(' ')}>Text</p>`,
  ],
  ['an attribute of a megabyte', `<p title="${'x'.repeat(1_000_000)}">Text</p>`],
  ['a title of a megabyte', `<title>${'x'.repeat(1_000_000)}</title>`],
  [
    '40,000 spaces in a title and metas',
    `<title>${' '.repeat(40_000)}x</title><meta name="robots" content="${' '.repeat(40_000)}noindex">`,
  ],
])('%s: read in the end', async (_name, body) => {
  expect(await headingsOf(madeExchange('/', { body: `<h1>Hello</h1>${body}` }), auditor)).toEqual(['Hello'])
})

test('a closed auditor refuses', async () => {
  const closed = openAuditor()
  await closed.close()
  await expect(closed.readPage(ordinary)).rejects.toMatchObject({ code: 'closed' })
})

test('a visit without pages is judged too', async () => {
  const visit = madeVisit([], { problem: { code: 'refused', detail: '' } })
  await expect(auditor.judge(visit, [])).resolves.toMatchObject({ outcome: 'failed' })
})
