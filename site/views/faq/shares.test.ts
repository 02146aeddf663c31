import { expect, test } from 'vitest'
import { sharesIn } from './shares.ts'

test('the two shares of a summary are out of a thousand', () => {
  expect(sharesIn('A single run gives a site 0.032, while the mean of all runs is 0.005.')).toEqual({
    single: 32,
    mean: 5,
  })
})

test.each([undefined, 'A share of 0.032.', 'From 0.032 to 0.005, then 0.010.'])(
  'another summary than one of two shares is refused: %s',
  figure => {
    expect(() => sharesIn(figure)).toThrow('Two shares are expected')
  },
)
