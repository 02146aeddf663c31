import { expect, test } from 'vitest'
import { isEmailAddress, textProblem } from './forms.ts'

const rule = { field: 'text', required: true, limit: 5 }

test.each([
  ['a text', 'été', undefined],
  ['nothing', '', 'empty'],
  ['spaces of other widths', '\u00a0\u3000\u200b\u2800', 'empty'],
  ['a line break in a line', 'a\nb', 'not-text'],
  ['a line separator in a line', 'a\u2028b', 'not-text'],
  ['a paragraph separator in a line', 'a\u2029b', 'not-text'],
  ['half of a surrogate pair', 'a\ud800', 'not-text'],
  ['a NUL', 'a\0', 'not-text'],
  ['as many characters as are stored', '👩👩👩👩👩', undefined],
  ['one more', '👩👩👩👩👩👩', 'too-long'],
])('%s: %j is %s', (_what, text, code) => {
  expect(textProblem({ text }, rule)[0]?.code).toBe(code)
})

test('a text of many lines has line breaks and tabs, and no other control character', () => {
  expect(textProblem({ text: 'a\r\n\tb' }, { ...rule, lines: true })).toEqual([])
  expect(textProblem({ text: 'a\u2028\u2029b' }, { ...rule, lines: true })).toEqual([])
  expect(textProblem({ text: 'a\u001bb' }, { ...rule, lines: true })).toMatchObject([{ code: 'not-text' }])
})

test('an e-mail address has 254 characters at most', () => {
  const address = (length: number) => `marie@${'a.'.repeat((length - 8) / 2)}fr`
  expect(address(254)).toHaveLength(254)
  expect(isEmailAddress(address(254))).toBe(true)
  expect(isEmailAddress(address(256))).toBe(false)
})

test('a mailbox has 64 characters at most (RFC 5321, 4.5.3.1.1)', () => {
  expect(isEmailAddress(`${'a'.repeat(64)}@example.org`)).toBe(true)
  expect(isEmailAddress(`${'a'.repeat(65)}@example.org`)).toBe(false)
})
