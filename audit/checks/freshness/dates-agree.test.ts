import { expect, test } from 'vitest'
import { filler, madeSite, origin, pageOf } from '../../testing/made-up.ts'
import { datesAgree } from './dates-agree.ts'

const visible = {
  fr: '<p>Mis à jour le 12 mars 2026</p>',
  en: '<p>Updated on March 12, 2026</p>',
} as const
const machine = (day: string) =>
  `<script type="application/ld+json">{"@graph":[{"@type":"Article","dateModified":"${day}"}]}</script>`

function decide(
  lang: 'fr' | 'en',
  body: string,
  options: { head?: string; sitemap?: string; role?: 'article' | 'home' } = {},
) {
  const { sitemap, ...page } = options
  const site = madeSite(
    [pageOf(`<main>${body}${filler(lang, 160)}</main>`, { lang, role: 'article', ...page })],
    sitemap === undefined ? {} : { sitemap },
  )
  const [first] = site.pages
  return first && datesAgree.decide(first, site)
}

test.each(['fr', 'en'] as const)('a visible date and the same for machines pass: %s', lang => {
  expect(decide(lang, visible[lang], { head: machine('2026-03-13T08:00:00+01:00') })).toMatchObject({
    verdict: 'passed',
  })
})

test.each(['fr', 'en'] as const)('dates that disagree lose half: %s', lang => {
  const outcome = decide(lang, visible[lang], { head: machine('2026-06-01') })
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.5 })
  expect(outcome?.sentence).toMatchObject({
    fr: expect.stringContaining('12\u00a0mars 2026'),
    en: expect.stringContaining('June 1, 2026'),
  })
})

test('the sitemap is told, and dates a file rather than its text', () => {
  const sitemap = `<urlset><url><loc>${origin}/</loc><lastmod>2026-06-01</lastmod></url></urlset>`
  const outcome = decide('en', visible.en, { head: machine('2026-03-12'), sitemap })
  expect(outcome).toMatchObject({ verdict: 'passed' })
  expect(outcome?.sentence.en).toContain('sitemap: June 1, 2026')
})

test('a visible date is enough, be it a month; one for machines alone wins half; an undated article nothing', () => {
  expect(decide('en', visible.en)).toMatchObject({ verdict: 'passed' })
  expect(decide('en', '<p>March 2026</p>')).toMatchObject({ verdict: 'passed' })
  expect(decide('en', '', { head: machine('2026-03-12') })).toMatchObject({ share: 0.5 })
  expect(decide('en', '<p>Text</p>')).toMatchObject({ verdict: 'failed' })
})

test('the date of an article in a language without a lexicon may be there unread', () => {
  const german =
    '<p>Das Kehren entfernt den Ruß aus dem Schornstein und verhindert Kaminbrände in Ihrem Haus.</p>'
  const site = madeSite([pageOf(`<main>${german.repeat(15)}</main>`, { lang: 'de', role: 'article' })])
  const [page] = site.pages
  expect(page && datesAgree.decide(page, site)).toMatchObject({ verdict: 'could-not-tell' })
})

test('a home page can do without a date', () => {
  expect(decide('en', '<p>Text</p>', { role: 'home' })).toMatchObject({ verdict: 'not-applicable' })
})

test('a home page that tells machines when its file changed owes its readers no date', () => {
  const head = '<meta name="last-modified" content="2026-03-12">'
  expect(decide('en', '<p>Text</p>', { role: 'home', head })).toMatchObject({ verdict: 'not-applicable' })
})

test.each([
  ['fr', '<p>Relu le 12 mars 2026</p>'],
  ['en', '<p>Reviewed March 12, 2026</p>'],
] as const)('a day of review dates the page: %s', (lang, text) => {
  expect(decide(lang, text, { head: machine('2026-03-12') })).toMatchObject({ verdict: 'passed' })
})
