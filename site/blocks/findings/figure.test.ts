import { describe, expect, it } from 'vitest'
import { countIn } from './figure.ts'

describe('a figure as it is written', () => {
  it.each([
    ['17 sur 75', { count: 17, total: 75 }],
    ['17 of 75', { count: 17, total: 75 }],
    ['58 %', { count: 58, total: 100 }],
    ['58%', { count: 58, total: 100 }],
  ])('counts %s', (figure, counted) => {
    expect(countIn(figure)).toEqual(counted)
  })

  it('does not count what it does not understand', () => {
    expect(countIn('une page')).toBeNull()
  })
})
