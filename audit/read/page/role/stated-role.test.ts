import { expect, test } from 'vitest'
import { madePage, origin } from '../../../testing/made-up.ts'
import { articleKind } from './stated-role.ts'

function kindOf(head: string, path = '/flues'): string {
  const { page } = madePage('', { head })
  return articleKind({ ...page, address: `${origin}${path}` })
}

const data = (json: string) => `<script type="application/ld+json">${json}</script>`
const typed = '<meta property="og:type" content="article">'

test.each([
  ['its structured data', data('{"@type":"NewsArticle","headline":"Flues"}'), '/flues'],
  ['a graph', data('{"@graph":[{"@type":"WebPage"},{"@type":"BlogPosting","headline":"Flues"}]}'), '/flues'],
  [
    'what its page is about',
    data('{"@type":"WebPage","mainEntity":{"@type":"Article","headline":"Flues"}}'),
    '/flues',
  ],
  ['a type with a date', `${typed}<meta property="article:published_time" content="2026-03-01">`, '/flues'],
  ['a type and its address', typed, '/blog/flues'],
])('an article is declared by %s', (_name, head, path) => {
  expect(kindOf(head, path)).toBe('declared')
})

test.each([
  ['a type alone, as plugins write it on every page', typed, '/flues'],
  [
    'a type and the day of a change, as others do',
    `${typed}<meta property="article:modified_time" content="2026-03-01">`,
    '/flues',
  ],
  ['its address alone', '', '/blog/flues'],
])('an article is guessed by %s', (_name, head, path) => {
  expect(kindOf(head, path)).toBe('guessed')
})

test.each([
  ['nothing says so', ''],
  [
    'it cites articles',
    data('{"@graph":[{"@type":"WebPage","citation":{"@id":"#1"}},{"@type":"ScholarlyArticle","@id":"#1"}]}'),
  ],
  ['it holds articles', data('{"@type":"Blog","blogPost":[{"@type":"BlogPosting","headline":"Flues"}]}')],
  [
    'it lists several',
    data('[{"@type":"Article","headline":"Flues"},{"@type":"Article","headline":"Stoves"}]'),
  ],
])('a page is no article when %s', (_name, head) => {
  expect(kindOf(head)).toBe('none')
})
