import { expect, test } from 'vitest'
import { suggestedAddress } from './EmailField.tsx'

test.each([
  ['two letters swapped', 'Marie.D@gmial.com', 'Marie.D@gmail.com'],
  ['a letter missing', 'marie@gmal.com', 'marie@gmail.com'],
  ['a letter too many', 'marie@hotmaill.fr', 'marie@hotmail.fr'],
  ['a wrong letter', 'marie@gmail.con', 'marie@gmail.com'],
  ['the last letter missing twice over', 'marie@yahoo.rf', 'marie@yahoo.fr'],
  ['a capital', ' marie@Outlok.com ', 'marie@outlook.com'],
])('%s gets a suggestion: %s', (_slip, typed, meant) => {
  expect(suggestedAddress(typed)).toBe(meant)
})

test.each([
  'marie@gmail.com',
  'marie@mail.com',
  'marie@hotmail.it',
  'marie@exemple.fr',
  'marie@cabinet-gmail.com',
  'marie@gmail.co',
  'marie@outlook.f',
  'marie@',
  'marie',
  '',
])('%j, well-known, another or unfinished, gets none', typed => {
  expect(suggestedAddress(typed)).toBeNull()
})
