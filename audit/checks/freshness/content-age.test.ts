import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { contentAge } from './content-age.ts'

const dated = (day: string, title = 'Drying wood') =>
  decideOn(contentAge, `<h1>${title}</h1><time datetime="${day}">${day}</time>${filler('en', 60)}`, {
    role: 'article',
  })

// The made-up visits take place on November 21, 2026.
test.each([
  ['2026-11-01', 'Drying wood', 'passed'],
  ['2026-01-15', 'Stove prices', 'passed'],
  ['2025-06-01', 'Stove prices', 'could-not-tell'],
  ['2023-01-01', 'Stove prices', 'failed'],
  ['2023-01-01', 'The guide to dry wood', 'failed'],
  ['2023-01-01', 'The night of the great storm', 'could-not-tell'],
])('a page last dated %s, "%s": %s', (day, title, verdict) => {
  expect(dated(day, title).verdict).toBe(verdict)
})

test('a date to come is not believed', () => {
  expect(dated('2030-01-01')).toMatchObject({ verdict: 'could-not-tell' })
})

test('the age of an undated article cannot be told', () => {
  expect(decideOn(contentAge, '<p>Text</p>', { role: 'article' })).toMatchObject({
    verdict: 'could-not-tell',
    share: null,
  })
})
