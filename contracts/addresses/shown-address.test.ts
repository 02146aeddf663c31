import { expect, test } from 'vitest'
import { shownAddress } from './shown-address.ts'

test('a short address is shown in full', () => {
  const address = `https://example.com/${'a'.repeat(80)}`
  expect(shownAddress(address)).toBe(address)
})

test('a very long address keeps its beginning and its end, in 160 characters', () => {
  const shown = shownAddress(`https://example.com/${'a'.repeat(2_000)}/prices.html`)
  expect(shown).toMatch(/^https:\/\/example\.com\/a+…a+\/prices\.html$/u)
  expect([...shown]).toHaveLength(160)
})

test('no character is split', () => {
  expect(shownAddress('🏠'.repeat(500)).isWellFormed()).toBe(true)
})
