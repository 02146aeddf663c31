import { expect, test } from 'vitest'
import { madePage } from '../../../testing/made-up.ts'

test.each([
  ['fr', 'Mis à jour le 12 mars 2026 par Hugo', '2026-03-12'],
  ['fr', 'Mis à jour le 1er août 2025', '2025-08-01'],
  ['fr', 'Mis à jour le 4 nov. 2024', '2024-11-04'],
  ['fr', 'Dernière mise à jour : 4 févr. 2024', '2024-02-04'],
  ['fr', 'Mis à jour le 04.11.2024', '2024-11-04'],
  ['fr', 'Mis à jour le 05/11/2026', '2026-11-05'],
  ['fr', 'Mis à jour le 31/02/2026', null],
  ['en', 'Updated on March 12, 2026', '2026-03-12'],
  ['en', 'Updated 12 March 2026', '2026-03-12'],
  ['en', 'Updated on 3rd July 2026', '2026-07-03'],
  ['en', 'Last updated: Nov 4, 2024', '2024-11-04'],
  ['en', 'Last updated: Nov. 4, 2024', '2024-11-04'],
  ['en', 'Updated 11/05/2026', '2026-11-05'],
  ['en', 'Updated 2026-03-12', '2026-03-12'],
  ['en', 'Updated last week', null],
])('the day of an update is read as it is written in %s: "%s"', (lang, text, day) => {
  const { dates } = madePage(`<main><p>${text}</p></main>`, { lang }).page
  const updates = dates.filter(({ event }) => event === 'updated')
  expect(updates.map(update => update.day)).toEqual(day === null ? [] : [day])
})

test('a page says its dates in its text, its tags, its metas and its data', () => {
  const head = `<meta property="article:modified_time" content="2026-03-13T10:00:00Z">
    <script type="application/ld+json">{"@graph":[{"@type":"Article","datePublished":"2026-03-01"}]}</script>`
  const body =
    '<main><p>Published on March 1, 2026</p></main><footer>Last updated: March 13, 2026 <time datetime="2026-03-13">today</time></footer>'
  const { page } = madePage(body, { head })
  expect(page.dates.map(({ source, event, day }) => [source, event, day])).toEqual([
    ['text', 'published', '2026-03-01'],
    ['text', 'updated', '2026-03-13'],
    ['time', 'updated', '2026-03-13'],
    ['meta', 'updated', '2026-03-13'],
    ['json-ld', 'published', '2026-03-01'],
  ])
})

test.each([
  ['fr', 'L’étude publiée le 12 mars 2026 ne change rien à la règle.'],
  ['en', 'The study published on March 12, 2026 changes nothing.'],
] as const)('the date of a study told in the text does not date the page: %s', (lang, text) => {
  expect(madePage(`<main><p>${text}</p></main>`, { lang }).page.dates).toEqual([])
})

test.each([
  ['fr', 'Par Hugo. Cet article a été mis à jour le 12 mars 2026.'],
  ['en', 'By Hugo · This article was updated on March 12, 2026.'],
] as const)('a line that speaks of the page dates it: %s', (lang, text) => {
  expect(madePage(`<main><p>${text}</p></main>`, { lang }).page.dates).toMatchObject([{ day: '2026-03-12' }])
})

test('a date that dates something else does not date the page', () => {
  expect(madePage('<main><p>The law of March 12, 2026 changes nothing.</p></main>').page.dates).toEqual([])
})

test('a time tag says by its property which of two days is the first', () => {
  const { page } = madePage(`<main><p><time itemprop="dateModified">2026-03-13 14:15</time>
    <time itemprop="datePublished" datetime="2026-03-01">1 March</time></p></main>`)
  expect(page.dates.map(({ event, day }) => [event, day])).toEqual([
    ['updated', '2026-03-13'],
    ['published', '2026-03-01'],
  ])
})
