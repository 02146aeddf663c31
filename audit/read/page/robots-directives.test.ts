import { expect, test } from 'vitest'
import { madePage } from '../../testing/made-up.ts'

const directives = (head: string, header = '') =>
  madePage('', { head, headers: { 'x-robots-tag': header } }).page.robotsDirectives.map(
    ({ agent, directive }) => [agent, directive],
  )

test('metas speak to all robots, or to one by its name', () => {
  expect(
    directives(
      '<meta name="robots" content="NOINDEX, max-snippet : 50"><meta name="googlebot" content="nosnippet">',
    ),
  ).toEqual([
    [null, 'noindex'],
    [null, 'max-snippet:50'],
    ['googlebot', 'nosnippet'],
  ])
})

test('in the header, a name before a colon addresses what follows', () => {
  expect(
    directives('', 'max-image-preview:large, noarchive, googlebot: noindex, nofollow, bingbot: nosnippet'),
  ).toEqual([
    [null, 'max-image-preview:large'],
    [null, 'noarchive'],
    ['googlebot', 'noindex'],
    ['googlebot', 'nofollow'],
    ['bingbot', 'nosnippet'],
  ])
})

test('a line of the header without a name speaks to all robots, whoever the line before addresses', () => {
  expect(directives('', 'otherbot: nofollow\nnoindex')).toEqual([
    ['otherbot', 'nofollow'],
    [null, 'noindex'],
  ])
})

test.each([
  'unavailable_after: 25 Jun 2010 15:00:00 PST, all',
  'all, unavailable_after: 25-Jun-2010 15:00:00 PST',
  'googlebot: unavailable_after: 25 Jun 2007 15:00:00 PST',
  'Unavailable_after : Monday, 25-Jun-07 15:00:00 EST',
])('a date that is past has expired for Google, wherever the header has it: %s', header => {
  expect(directives('', header)).toContainEqual(['googlebot', 'expired'])
})
