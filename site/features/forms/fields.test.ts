import { expect, test } from 'vitest'
import type { FieldProblem } from '#contracts/forms.ts'
import { wordedProblems } from './fields.tsx'
import type { FormWords } from './labels.ts'

const form: FormWords = {
  required: 'Fields marked * are required.',
  optional: '(optional)',
  error: 'Error:',
  summary: { one: '1 thing to fix', many: '{count} things to fix' },
  tooLong: 'Shorten to {limit} characters ({count} entered)',
  notText: 'Remove the characters that cannot be displayed',
  left: { one: '{count} character left', many: '{count} characters left' },
  over: { one: '{count} character too many', many: '{count} characters too many' },
  suggestion: 'Did you mean {address}?',
  honeypot: 'Leave this field empty',
  sending: 'Sending…',
  failure: {
    title: 'Error',
    failed: 'An error occurred. Please try again.',
    kept: 'Your text is still here.',
    close: 'Close',
  },
}
const fields = { url: { label: 'Address', empty: 'Enter an address', malformed: 'Like example.com' } }

function sentences(problem: FieldProblem, value = '') {
  const worded = wordedProblems([problem], { [problem.field]: value }, { fields, form, language: 'en' })
  return worded.map(({ sentence }) => sentence)
}

test('a problem has the words of its field', () => {
  expect(sentences({ field: 'url', code: 'empty' })).toEqual(['Enter an address'])
  expect(sentences({ field: 'url', code: 'malformed' })).toEqual(['Like example.com'])
})

test('the message for a text that is too long gives its limit and its length in characters', () => {
  const typed = '👩‍🎓é'.repeat(400)
  expect(sentences({ field: 'url', code: 'too-long', limit: 1500 }, typed)).toEqual([
    'Shorten to 1,500 characters (1,600 entered)',
  ])
})
