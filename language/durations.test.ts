import { expect, test } from 'vitest'
import { elapsedTime, period, waitingTime } from './durations.ts'

test('periods are written as each language counts them', () => {
  const both = (unit: 'day' | 'month' | 'year', count: number) => [
    period({ unit, count }, 'fr'),
    period({ unit, count }, 'en'),
  ]
  expect(both('day', 1)).toEqual(['1 jour', '1 day'])
  expect(both('day', 30)).toEqual(['30 jours', '30 days'])
  expect(both('month', 26)).toEqual(['26 mois', '26 months'])
  expect(both('year', 2)).toEqual(['2 ans', '2 years'])
})

test.each([
  [0, 'dans 1\u00a0minute', 'in 1 minute'],
  [1, 'dans 1\u00a0minute', 'in 1 minute'],
  [61, 'dans 2\u00a0minutes', 'in 2 minutes'],
  [3_600, 'dans 60\u00a0minutes', 'in 60 minutes'],
  [5_400, 'dans 90\u00a0minutes', 'in 90 minutes'],
  [5_401, 'dans 2\u00a0heures', 'in 2 hours'],
  [86_400, 'dans 24\u00a0heures', 'in 24 hours'],
])('a wait of %i s is given in whole minutes or hours, and never too short', (seconds, fr, en) => {
  expect([waitingTime(seconds, 'fr'), waitingTime(seconds, 'en')]).toEqual([fr, en])
})

test.each([
  [0.7, '42\u00a0min', '42 min'],
  [26.5, '26\u202fh', '26 hr'],
  [73, '3\u202fj', '3 days'],
])('a time of %d h that has passed is in whole minutes, hours or days', (hours, fr, en) => {
  expect([elapsedTime(hours, 'fr'), elapsedTime(hours, 'en')]).toEqual([fr, en])
})
