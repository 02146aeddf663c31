import { expect, test } from 'vitest'
import { emptyForm, limitOutcomes } from '#contracts/forms.ts'
import { formStatus, titleWithErrors, visitorForm } from './form-page.ts'

const wrong = { ...emptyForm, problems: [{ field: 'url', code: 'empty' }] } as const

test.each([
  [emptyForm, 200],
  [wrong, 422],
  [{ ...emptyForm, outcome: 'sent' }, 200],
  ...limitOutcomes.map(outcome => [{ ...emptyForm, outcome }, 429] as const),
  [{ ...emptyForm, outcome: 'failed' }, 503],
] as const)('a page with the form %j answers %i', (form, status) => {
  expect(formStatus(form)).toBe(status)
})

test('the title begins by saying that there are errors', () => {
  expect(titleWithErrors('Contact', { kind: 'form', form: wrong }, 'Error:')).toBe('Error: Contact')
  expect(titleWithErrors('Contact', undefined, 'Error:')).toBe('Contact')
})

test('only a page drawn for a posted form has its state', () => {
  expect(visitorForm({ kind: 'form', form: wrong })).toBe(wrong)
  expect(visitorForm({ kind: 'error', reference: 'A1B2', status: 500 })).toBeUndefined()
  expect(visitorForm(undefined)).toBeUndefined()
})
