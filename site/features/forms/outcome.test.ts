import { expect, test } from 'vitest'
import { submissionOf } from './outcome.ts'

test('an answer with a success flag is a form that was sent', () => {
  expect(submissionOf({ data: { success: true }, error: null }, 'Form submission failed')).toEqual({
    outcome: 'sent',
    error: null,
  })
})

test('an answer without a success flag is a failure, in the words of the server', () => {
  const answer = { data: { success: false, error: 'Duplicate' }, error: null } as const
  expect(submissionOf(answer, 'Form submission failed')).toEqual({ outcome: 'failed', error: 'Duplicate' })
})

test('a failure that nobody explains gets the default text of its form', () => {
  const silent = { data: { success: false }, error: null } as const
  expect(submissionOf(silent, 'Audit request failed').error).toBe('Audit request failed')
})

test.each([
  { data: { success: false, error: 'Rate limit exceeded' }, error: null },
  { data: null, error: { message: 'Rate limit: try later' } },
] as const)('a text that speaks of a rate limit is a limit reached, wherever it stands: %j', answer => {
  expect(submissionOf(answer, 'Audit request failed').outcome).toBe('limited')
})

test('the limit of a network is not taken for that of the person who asks', () => {
  const error = 'Rate limit exceeded. Too many audits were requested from this network today.'
  expect(submissionOf({ data: { success: false, error }, error: null }, 'Audit request failed').outcome).toBe(
    'network-limited',
  )
})

test('a network that fails is a failure', () => {
  const offline = { data: null, error: { message: 'TypeError: Failed to fetch' } }
  expect(submissionOf(offline, 'Audit request failed').outcome).toBe('failed')
})
