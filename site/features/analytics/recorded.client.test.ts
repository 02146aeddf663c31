import { expect, test } from 'vitest'
import { isRecorded, isSampled } from './recorded.client.ts'

test.each(['cta /faq', 'Footer FORM', '/tools/free-geo-audit', 'contact', 'submit Envoyer', 'download .txt'])(
  'a click called "%s" is recorded',
  label => expect(isRecorded(label)).toBe(true),
)

test.each(['/faq Questions', 'Menu', ''])('a click called "%s" is not', label => {
  expect(isRecorded(label)).toBe(false)
})

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
