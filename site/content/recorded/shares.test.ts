import { expect, test } from 'vitest'
import {
  authorsRead,
  faultsJudged,
  inPercent,
  mainTextRead,
  pairsByMeasure,
  pairsByRubric,
  shareByReading,
} from './shares.ts'

test('a share has the name of its pillar and its interval', () => {
  const { name, low, value, high } = pairsByMeasure('pillar E')
  expect(name.en).toBe('E. Search foundations')
  expect([low < value, value < high]).toEqual([true, true])
})

test('the rubric of today gains on each earlier one, and not on itself', () => {
  expect(pairsByRubric('2.5').gain).toBeUndefined()
  expect(pairsByRubric('2.0').gain?.value).toBeCloseTo(
    pairsByRubric('2.5').value - pairsByRubric('2.0').value,
  )
})

test('lots are counted', () => {
  expect(faultsJudged(8)).toEqual({ sites: 27, right: 139, judged: 143 })
  expect(authorsRead(8)).toEqual({ sites: 14, right: 37, judged: 45 })
})

test('groups of pages are counted together', () => {
  const { pages, shares } = shareByReading(['author, fr', 'author, en'])
  expect(pages).toBe(69)
  expect(shares.right).toBeCloseTo(65 / 69)
  expect(Object.values(shares).reduce((sum, share) => sum + share)).toBeCloseTo(1)
  expect(shareByReading(['date, all']).shares.contains).toBe(0)
})

test('the main text has its articles', () => {
  expect(mainTextRead().articles).toBe(93)
})

test('percents are whole', () => {
  expect(inPercent({ value: 0.584, low: 0.4226, high: 0.7357 })).toEqual({ value: 58, low: 42, high: 74 })
})

test('an unknown name is refused', () => {
  expect(() => pairsByMeasure('pillar Z')).toThrow('is not compared')
  expect(() => faultsJudged(99)).toThrow('No recorded result')
})
