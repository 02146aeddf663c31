import { expect, test } from 'vitest'
import { isSampled } from './sampling.client.ts'

test.each([
  ['page_view', 0.2],
  ['user_interaction', 0.1],
  ['form_submission', 1],
  ['geo_audit_started', 1],
  ['geo_audit_completed', 1],
  ['exception', 1],
])('of events %s, the share of %d is recorded', (type, rate) => {
  expect(isSampled(type, rate - 0.001)).toBe(true)
  expect(isSampled(type, rate)).toBe(false)
})
