import { expect, test } from 'vitest'
import { placesShown, shownAddress } from './shown-address.ts'

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

test.each([
  ['fr', ['robots.txt, line 21', 'robots.txt, line 42'], 'robots.txt, lignes 21, 42'],
  ['en', ['robots.txt, line 21', 'robots.txt, line 42'], 'robots.txt, lines 21, 42'],
  ['fr', ['robots.txt, line 2: User-agent: * … Allow: /'], 'robots.txt, ligne 2: User-agent: * … Allow: /'],
  ['fr', ['robots.txt, line 8 (PerplexityBot)'], 'robots.txt, ligne 8 (PerplexityBot)'],
  ['fr', ['html > head > link', '/index.md'], 'html > head > link · /index.md'],
] as const)('in %s, the places %j are named once', (language, places, shown) => {
  expect(placesShown(places, language)).toBe(shown)
})
