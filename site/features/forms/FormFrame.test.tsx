import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { emptyForm, type RefusedOutcome } from '#contracts/forms.ts'
import { FailureNotice, summaryTitle } from './FormFrame.tsx'
import type { FormWords, LimitWords } from './labels.ts'
import type { Form } from './use-form.ts'

test('the limit of a network is explained as such, not as the limit of a person', () => {
  const reasons = { limited: 'Only 2 a day.', 'network-limited': 'Too many from your network.' }
  expect(said('network-limited', reasons)).toContain('Too many from your network. Try again in 5 minutes.')
  expect(said('limited', reasons)).toContain('</strong>Only 2 a day.</p>')
})

test('a limit without words of its own has the general message', () => {
  expect(said('host-limited', { limited: 'Please try again later.' })).toContain('Please try again later.')
})

test('the summary counts what there is to fix', () => {
  const summary = { one: '1 thing to fix', many: '{count} things to fix' }
  expect(summaryTitle(1, { summary })).toBe('1 thing to fix')
  expect(summaryTitle(3, { summary })).toBe('3 things to fix')
})

function said(outcome: RefusedOutcome, reasons: LimitWords['reasons']): string {
  const failure = { title: 'Error', failed: 'An error occurred.', kept: 'Your text is here.', close: 'Close' }
  // Of a form and its words, the notice reads how it ended and the words of failures alone.
  const form = { state: { ...emptyForm, outcome, wait: 300 }, answeredHere: false } as Form
  const words = { failure } as FormWords
  const limitWords = { reasons, return: 'Try again {when}.' }
  return renderToStaticMarkup(
    <FailureNotice form={form} words={words} limitWords={limitWords} language="en" />,
  )
}
