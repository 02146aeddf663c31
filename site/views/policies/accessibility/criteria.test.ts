import { expect, test } from 'vitest'
import { criteriaWithRules } from './criteria.ts'

test('criteria are named by theme and number, each once', () => {
  const criteria = [...criteriaWithRules()]
  expect(criteria).toContain('1.1')
  expect(criteria.filter(criterion => !/^(?:1[0-3]|[1-9])\.\d+$/u.test(criterion))).toEqual([])
})

test('a criterion that experimental rules alone look at is not among them', () => {
  expect(criteriaWithRules()).not.toContain('13.9')
})
