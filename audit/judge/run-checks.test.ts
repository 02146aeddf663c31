import { expect, test } from 'vitest'
import { failed, pageCheck, siteCheck } from '../checks/check.ts'
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

test('what does not concern a kind of page leaves its denominator, and the others are judged', () => {
  const check = pageCheck({ ...description, id: 'quotations', decide: () => failed(words) })
  const site = madeSite([
    pageOf('', { role: 'documentation' }),
    pageOf('', { path: '/a', role: 'article' }),
    pageOf('', { path: '/tags/b', role: 'list' }),
  ])
  const result = runCheck([check, 4], 'C', site)
  expect('outcomes' in result && result.outcomes.map(({ verdict }) => verdict)).toEqual([
    'not-applicable',
    'failed',
    'not-applicable',
  ])
})
