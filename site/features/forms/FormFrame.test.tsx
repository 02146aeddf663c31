import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyForm, type RefusedOutcome } from '#contracts/forms.ts'
import { FailureNotice } from './FormFrame.tsx'
import type { Form } from './use-form.ts'
import type { FormWords } from './words.ts'

test('whoever shares a network that has had its share is told so, not that they asked twice themselves', () => {
  const refusals = { limited: 'Only 2 a day.', networkLimited: 'Too many from your network.' }
  expect(said('network-limited', refusals)).toContain('Too many from your network.')
  expect(said('limited', refusals)).toContain('Only 2 a day.')
})

test('a form whose network has no limit of its own says what it says of any limit', () => {
  expect(said('network-limited', { limited: 'Please try again later.' })).toContain('Please try again later.')
})

function said(
  outcome: RefusedOutcome,
  refusals: { readonly limited: string; readonly networkLimited?: string },
): string {
  const failure = { title: 'Error', failed: 'An error occurred.', kept: 'Your text is here.', close: 'Close' }
  // Of a form and its words, the notice reads how it ended and the words of failures alone.
  const form = { state: { ...emptyForm, outcome }, answeredHere: false } as Form
  const words = { failure } as FormWords
  return renderToStaticMarkup(<FailureNotice form={form} words={words} refusals={refusals} />)
}
