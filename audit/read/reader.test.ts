import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { madeExchange } from '../testing/made-up.ts'
import type { Exchange } from '../visit.ts'
import { readPage } from './page/read-page.ts'
import { openReader, type Reader, type ReadingLimits } from './reader.ts'

const patient: ReadingLimits = { processorMs: 20_000, deadlineMs: 60_000, memoryMb: 256 }
const reader = openReader(patient)
afterAll(() => reader.close())

async function withReader(
  limits: Partial<ReadingLimits>,
  use: (reader: Reader) => Promise<void>,
): Promise<void> {
  const limited = openReader({ ...patient, ...limits })
  await use(limited).finally(() => limited.close())
}

async function headingsOf(page: Exchange, reader: Reader): Promise<readonly string[]> {
  const { headings } = await reader.read(page)
  return headings.map(({ text }) => text)
}

const ordinary = madeExchange('/', { body: '<html lang="en"><main><h1>Hello</h1></main></html>' })

test('the thread reads as the same code does here', async () => {
  expect(await reader.read(ordinary)).toEqual(readPage(ordinary))
})

test('a page is read once, however often it is asked for', async () => {
  expect(await reader.read(ordinary)).toBe(await reader.read(ordinary))
})

/** About two seconds of work for a megabyte. */
const heavy = madeExchange('/', { body: '<div>a'.repeat(160_000) })

test('markup that takes too long is stopped, and the next page is read', async () => {
  await withReader({ processorMs: 500 }, async impatient => {
    const message = 'The reading took more than 500 ms of the processor.'
    await expect(impatient.read(heavy)).rejects.toMatchObject({ code: 'too-heavy', message })
    expect(await headingsOf(ordinary, impatient)).toEqual(['Hello'])
  })
})

test('markup that gets too little of the processor is stopped all the same', async () => {
  await withReader({ deadlineMs: 500 }, async impatient => {
    const message = 'The reading took more than 500 ms.'
    await expect(impatient.read(heavy)).rejects.toMatchObject({ code: 'too-heavy', message })
  })
})

test('a machine that is busy with other work does not make a page too heavy', async () => {
  await withReader({ processorMs: 1_000 }, async thrifty => {
    await thrifty.read(ordinary)
    const facts = thrifty.read(madeExchange('/', { body: `<h1>Hello</h1>${'<p>a'.repeat(1_000)}` }))
    await nextTurn()
    holdThisThread(1_500)
    expect((await facts).headings).toHaveLength(1)
  })
})

function holdThisThread(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

test('markup that fills the memory of the thread stops that thread alone', async () => {
  await withReader({ memoryMb: 96 }, async small => {
    const wide = madeExchange('/', { body: '<i a=1>'.repeat(400_000) })
    await expect(small.read(wide)).rejects.toMatchObject({ code: 'too-heavy' })
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
  expect(await headingsOf(madeExchange('/', { body: `<h1>Hello</h1>${body}` }), reader)).toEqual(['Hello'])
})

test('a closed reader refuses', async () => {
  const closed = openReader()
  await closed.close()
  await expect(closed.read(ordinary)).rejects.toMatchObject({ code: 'closed' })
})
