import { expect, test } from 'vitest'
import { type Answers, agreementOf } from './agreement.ts'

test('agreement counts equal answers, and kappa takes away what chance gives', () => {
  const answers: readonly Answers[] = [
    [true, true],
    [true, true],
    [true, false],
    [false, false],
  ]
  const { share, kappa } = agreementOf(answers)
  expect(share).toBe(0.75)
  // By chance: 3/4 × 2/4 + 1/4 × 2/4 = 1/2.
  expect(kappa).toBeCloseTo(0.5)
})
