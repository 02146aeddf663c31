import { expect, test } from 'vitest'
import { filler, type MadePage, madeSite, origin, pageOf } from '../../testing/made-up.ts'
import { languageVersions } from './language-versions.ts'

const tag = (hreflang: string, path: string) =>
  `<link rel="alternate" hreflang="${hreflang}" href="${origin}${path}">`
const both = tag('fr', '/') + tag('en', '/en')
const complete = both + tag('x-default', '/')
const french = (head: string) => pageOf(`<main>${filler('fr', 110)}</main>`, { lang: 'fr', path: '/', head })
const english = (head: string) =>
  pageOf(`<main>${filler('en', 110)}</main>`, { lang: 'en', path: '/en', head })

function decide(pages: readonly MadePage[], options = {}) {
  const site = madeSite(pages, options)
  const [page] = site.pages
  return page && languageVersions.decide(page, site)
}

test('complete and reciprocal links pass', () => {
  expect(decide([french(complete), english(complete)])).toMatchObject({ verdict: 'passed' })
})

test('links in the sitemap count as links in the page', () => {
  const links = ['fr', 'en', 'x-default'].map(
    code => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}/${code === 'en' ? 'en' : ''}"/>`,
  )
  const sitemap = `<urlset>${['/', '/en'].map(path => `<url><loc>${origin}${path}</loc>${links.join('')}</url>`).join('')}</urlset>`
  expect(decide([french(''), english('')], { sitemap })).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['a version that does not answer', [french(complete), english('')], 0.75],
  [
    'a page that does not name itself',
    [french(tag('en', '/en') + tag('de', '/de')), english(complete)],
    0.75,
  ],
  ['incomplete addresses', [french(complete.replaceAll(origin, '')), english(complete)], 0.75],
] as const)('%s costs a quarter', (_name, pages, share) => {
  expect(decide(pages)).toMatchObject({ verdict: 'partial', share })
})

test('a site in two languages that says nothing of it fails', () => {
  const pages = [
    french(''),
    english(''),
    { ...french(''), path: '/bois' },
    { ...english(''), path: '/en/wood' },
  ]
  expect(decide(pages)).toMatchObject({ verdict: 'failed' })
})

test('a page of rules may be in one language alone', () => {
  const legal = { ...french(''), path: '/mentions-legales' }
  expect(decide([legal, french(''), english(''), { ...english(''), path: '/en/wood' }])).toMatchObject({
    verdict: 'not-applicable',
  })
})

test('one page in another language, such as the form of a program, does not make a second version', () => {
  expect(decide([french(''), english(''), { ...french(''), path: '/bois' }])).toMatchObject({
    verdict: 'not-applicable',
  })
})

test('a default version is a choice, and one version named alone leads to no other', () => {
  expect(decide([french(both), english(both)])).toMatchObject({ verdict: 'passed' })
  expect(decide([french(tag('fr', '/') + tag('x-default', '/'))])).toMatchObject({
    verdict: 'not-applicable',
  })
})

test('a site in one language is not judged', () => {
  expect(decide([french('')])).toMatchObject({ verdict: 'not-applicable' })
})
