import { expect, test } from 'vitest'
import { difference } from './difference.ts'

test('what two texts share at their ends is not their own', () => {
  expect(difference('<p>It costs €180.</p>', '<p>Contact us.</p>')).toEqual(['<p>', 'It costs €180', '.</p>'])
})

test('a word that the other adds leaves nothing of one’s own', () => {
  expect(difference('<dialog>', '<dialog open>')).toEqual(['<dialog', '', '>'])
  expect(difference('<dialog open>', '<dialog>')).toEqual(['<dialog', ' open', '>'])
})

test('equal texts have nothing of their own', () => {
  expect(difference('a a', 'a a')).toEqual(['a a', '', ''])
})
