import { afterAll, expect, test } from 'vitest'
import { madeExchange, madeVisit, pageOf } from '../testing/made-up.ts'
import { linksOf, readPages } from './read-pages.ts'
import { openReader } from './reader.ts'

const reader = openReader({ processorMs: 800, deadlineMs: 20_000, memoryMb: 256 })
afterAll(() => reader.close())

const heavy = '<div>a'.repeat(160_000)

test('each page is read, or says why it could not be; none stops the others', async () => {
  const visit = madeVisit([
    pageOf('<main><h1>First</h1></main>'),
    { path: '/heavy', body: heavy },
    { path: '/gone', status: 410 },
    { path: '/file', headers: { 'content-type': 'application/pdf' } },
    { path: '/silent', status: null, failure: { code: 'too-slow', detail: '' } },
    pageOf('<main><h1>Last</h1></main>', { path: '/last', headers: {} }),
  ])
  const pages = await readPages(visit, reader)
  expect(pages.map(page => (page.facts ? page.facts.headings[0]?.text : page.reason))).toEqual([
    'First',
    'too-heavy',
    'http-error',
    'not-a-page',
    'no-answer',
    'Last',
  ])
})

test('the links of a page are its links, its versions and where it forwards to; a page that cannot be read has none', async () => {
  const page = pageOf('<a href="/prices">Prices</a>', {
    head: '<link rel="alternate" hreflang="fr" href="/fr">',
  })
  expect(await linksOf(madeExchange('/', { body: page.body ?? '' }), reader)).toMatchObject([
    { address: 'https://atelier.example/prices', text: 'Prices' },
    { address: '/fr', hreflang: 'fr' },
  ])
  const forward = '<meta http-equiv="refresh" content="0; url=/fr/">'
  expect(await linksOf(madeExchange('/', { body: forward }), reader)).toMatchObject([
    { address: 'https://atelier.example/fr/', forwards: true },
  ])
  expect(await linksOf(madeExchange('/', { body: heavy }), reader)).toEqual([])
})
