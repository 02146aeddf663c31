import { expect, test } from 'vitest'
import { englishTypography } from './english-typography.ts'

test.each([
  ["An AI engine's answer", 'An AI engine’s answer'],
  ["Others' pages don't say", 'Others’ pages don’t say'],
  ['They write "still SEO".', 'They write “still SEO”.'],
  ['Sending...', 'Sending…'],
  ['Add <meta charset="utf-8"> to "all" pages', 'Add <meta charset="utf-8"> to “all” pages'],
  ['Read: what? Now!', 'Read: what? Now!'],
])('English typography is applied: %s', (typed, set) => {
  expect(englishTypography(typed)).toBe(set)
  expect(englishTypography(set)).toBe(set)
})
