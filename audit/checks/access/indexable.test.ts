import { expect, test } from 'vitest'
import type { Site } from '../../read/site/site-facts.ts'
import { decideOn, madeSite, pageOf } from '../../testing/made-up.ts'
import { indexable } from './indexable.ts'

const robots = (content: string, name = 'robots') => ({ head: `<meta name="${name}" content="${content}">` })

test('a page without instructions passes', () => {
  expect(decideOn(indexable, '')).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['noindex', robots('noindex, follow')],
  ['none', robots('none')],
  ['nosnippet', robots('nosnippet')],
  ['max-snippet:0', robots('max-snippet: 0')],
  ['noindex for Google alone', robots('noindex', 'googlebot')],
  ['noindex in the header', { headers: { 'content-type': 'text/html', 'x-robots-tag': 'noindex' } }],
  ['noindex for Google in the header', { headers: { 'x-robots-tag': 'googlebot: noindex, nofollow' } }],
])('%s keeps the page out of answers', (_name, options) => {
  expect(decideOn(indexable, '', options)).toMatchObject({ verdict: 'failed', share: 0 })
})

test.each([
  'unavailable_after: 25 Jun 2010 15:00:00 PST',
  'unavailable_after: Friday, 25-Jun-21 15:00:00 UTC, nofollow',
  'unavailable_after: Fri, 25 Jun 2021 15:00:00 GMT',
  'unavailable_after: 2021-06-25',
  'nofollow, unavailable_after: 2021-06-25T15:00:00+02:00',
])('a date past which the page is to be removed, and which is past, keeps it out of Google: %s', content => {
  const asked = { headers: { 'x-robots-tag': content } }
  for (const { verdict, sentence } of [
    decideOn(indexable, '', robots(content)),
    decideOn(indexable, '', asked),
  ]) {
    expect(verdict).toBe('failed')
    expect(sentence.en).toContain('on a date that is past (unavailable_after)')
  }
})

test.each(['unavailable_after: 2199-12-31', 'unavailable_after: never 1', 'unavailable_after: 2026-11-21'])(
  'a date that is not past, or that is none, forbids nothing: %s',
  content => {
    expect(decideOn(indexable, '', robots(content))).toMatchObject({ verdict: 'passed' })
  },
)

test('an instruction to another robot does not count', () => {
  const options = { headers: { 'x-robots-tag': 'otherbot: noindex' } }
  expect(decideOn(indexable, '', options)).toMatchObject({ verdict: 'passed' })
})

test('a start page that only forwards may ask not to be indexed', () => {
  const head = '<meta http-equiv="refresh" content="0; url=/fr/"><meta name="robots" content="noindex">'
  expect(decideOn(indexable, '', { head })).toMatchObject({ verdict: 'not-applicable' })
})

test('an extract too short for an answer costs half', () => {
  expect(decideOn(indexable, '', robots('max-snippet:50'))).toMatchObject({ verdict: 'partial', share: 0.5 })
  expect(decideOn(indexable, '', robots('max-snippet:-1, max-image-preview:large'))).toMatchObject({
    share: 1,
  })
})

test('no patch lifts a ban: it may be that of a draft', () => {
  expect(indexable.fix?.patch).toBeUndefined()
})

test('a page of rules may ask not to be indexed', () => {
  const head = '<meta name="robots" content="noindex">'
  expect(decideOn(indexable, '', { head, role: 'legal' })).toMatchObject({ verdict: 'not-applicable' })
  expect(decideOn(indexable, '', { head, role: 'service' })).toMatchObject({ verdict: 'failed' })
})

test('one page among others may be closed, even in the sitemap, unless it is the start page', () => {
  const closed = { head: '<meta name="robots" content="noindex">' }
  const pages = [pageOf(''), pageOf('', { path: '/tools', ...closed }), pageOf('', { path: '/logs' })]
  const verdictOf = (site: Site) => site.pages.map(page => indexable.decide(page, site).verdict)
  expect(verdictOf(madeSite(pages))).toEqual(['passed', 'not-applicable', 'passed'])
  const sitemap = '<urlset><url><loc>https://atelier.example/tools</loc></url></urlset>'
  expect(verdictOf(madeSite(pages, { sitemap }))).toEqual(['passed', 'not-applicable', 'passed'])
  const home = [pageOf('', closed), pageOf('', { path: '/a' }), pageOf('', { path: '/b' })]
  expect(verdictOf(madeSite(home))).toEqual(['failed', 'passed', 'passed'])
})
