import { expect, test } from 'vitest'
import { madeExchange, madeSite, pageOf } from '../../testing/made-up.ts'
import type { Exchange } from '../../visit.ts'
import { missingPages } from './missing-pages.ts'

const decide = (answer: Partial<Exchange>) =>
  missingPages.decide(madeSite([pageOf('')], { missing: madeExchange('/nothing-here', answer) }))

test.each([
  [404, 'passed'],
  [410, 'passed'],
  [403, 'partial'],
  [500, 'failed'],
  [200, 'failed'],
] as const)('an unknown address that answers %i: %s', (status, verdict) => {
  expect(decide({ status })).toMatchObject({ verdict })
})

test('an unknown address sent to the home page is told apart from one that answers like a page', () => {
  const redirects = [{ from: '/nothing-here', to: '/', status: 302 }]
  expect(decide({ status: 200, redirects }).sentence.en).toContain('redirects')
  expect(decide({ status: 200 }).sentence.en).toContain('like a real page')
})

test('an address that did not answer is not judged', () => {
  const failure = { code: 'too-slow', detail: '' } as const
  expect(decide({ status: null, failure })).toMatchObject({ verdict: 'could-not-tell' })
})
