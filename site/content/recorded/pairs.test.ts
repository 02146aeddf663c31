import { describe, expect, it } from 'vitest'
import pages from '../../../benchmarks/studies/cited-pages.pages.json' with { type: 'json' }
import { pairsOfQuery } from './pairs.ts'
import { pairsByMeasure } from './shares.ts'

describe('the pairs of the study of cited pages', () => {
  const queries = [...new Set(Object.values(pages).map(({ query }) => query))]

  it('give together the share that the study recorded', () => {
    const all = queries.map(pairsOfQuery)
    const sum = (of: 'pairs' | 'won') => all.reduce((total, query) => total + query[of], 0)
    expect(sum('won') / sum('pairs')).toBeCloseTo(pairsByMeasure('all checks of a page').value, 10)
  })

  it('have every page', () => {
    const all = queries.map(pairsOfQuery)
    expect(all.flatMap(({ cited, others }) => [...cited, ...others])).toHaveLength(Object.keys(pages).length)
  })

  it('are of queries that were asked', () => {
    expect(() => pairsOfQuery('Weather')).toThrow('"Weather" is no query')
  })
})
