import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import { contentAge } from './content-age.ts'

const dated = (day: string) =>
  decideOn(contentAge, `<time datetime="${day}">${day}</time>`, { role: 'article' })

// The made-up visits take place on November 21, 2026.
test.each([
  ['2026-11-01', 1],
  ['2026-07-01', 0.75],
  ['2026-01-15', 0.5],
  ['2025-06-01', 0.25],
  ['2023-01-01', 0],
])('a page last dated %s wins %d', (day, share) => {
  expect(dated(day).share).toBe(share)
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
