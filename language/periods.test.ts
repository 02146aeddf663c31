import { expect, test } from 'vitest'
import { period } from './periods.ts'

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
