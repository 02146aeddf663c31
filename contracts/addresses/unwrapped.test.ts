import { expect, test } from 'vitest'
import { auditForm, auditParameters, typedSite, websiteAddress } from '../audit-form.ts'
import { unwrapped } from './unwrapped.ts'

test.each([
  '«exemple.fr»',
  '«\u00a0exemple.fr\u00a0»',
  '“exemple.fr”',
  '‘exemple.fr’',
  '"exemple.fr"',
  "'exemple.fr'",
  '(exemple.fr)',
  '<exemple.fr>',
  'exemple.fr.',
  'exemple.fr,',
  ' exemple.fr ; ',
  '(exemple.fr.),',
])('%s is meant as exemple.fr, in every form', typed => {
  expect(unwrapped(typed)).toBe('exemple.fr')
  expect(websiteAddress(typed)?.href).toBe('https://exemple.fr/')
  expect(typedSite(typed)).toBe('exemple.fr')
  const values = { url: typed, email: 'marie@example.org' }
  expect(auditForm.problems(values)).toEqual([])
  expect(auditParameters(values, 'fr').p_website).toBe('exemple.fr')
})

test.each([
  ['(https://exemple.fr/page).', 'https://exemple.fr/page'],
  ['https://exemple.fr/Apple_Inc.', 'https://exemple.fr/Apple_Inc.'],
  ['https://exemple.fr/Mercure_(planète)', 'https://exemple.fr/Mercure_(planète)'],
  ['[::1]:8080', '[::1]:8080'],
  ['«»', '«»'],
  ['', ''],
])('the address in %s is %s', (typed, address) => expect(unwrapped(typed)).toBe(address))

test('a long text of nothing but such signs is read in a moment', () => {
  expect(unwrapped(`${'('.repeat(2_000)}${'.'.repeat(2_000)}`)).toHaveLength(2_000)
})
