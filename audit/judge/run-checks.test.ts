import { expect, test } from 'vitest'
import { pageCheck, siteCheck } from '../checks/check.ts'
import { madeSite, pageOf } from '../testing/made-up.ts'
import { runCheck } from './run-checks.ts'

const words = { fr: '', en: '' }
const description = {
  id: 'broken',
  confidence: 'high',
  name: words,
  why: words,
  sources: [],
  fix: null,
} as const
const decide = () => {
  throw new Error('No table at index 7')
}

test.each([
  ['page', pageCheck({ ...description, decide })],
  ['site', siteCheck({ ...description, decide })],
])('a %s check that throws says so and costs nothing', (_scope, check) => {
  const result = runCheck([check, 5], 'A', madeSite([pageOf('')]))
  const outcome = 'outcome' in result ? result.outcome : result.outcomes[0]
  expect(outcome).toMatchObject({ verdict: 'could-not-tell', share: null })
  expect(outcome?.evidence[0]?.quote).toBe('Error: No table at index 7')
  expect(result.points).toEqual({ points: 0, maximum: 0 })
})
