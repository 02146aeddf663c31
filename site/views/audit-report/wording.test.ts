import { expect, test } from 'vitest'
import { placesShown, shortAddress } from './wording.ts'

test('a very long address is shortened, with its site or without', () => {
  const long = `https://a.example/${'x'.repeat(2_000)}`
  expect(shortAddress(long, 'https://a.example/')).toMatch(/^\/x+…x+$/u)
  for (const site of ['https://a.example/', 'https://b.example/', '']) {
    expect(shortAddress(long, site).length).toBeLessThanOrEqual(160)
  }
})

test('an address on the audited site is shown by its path, any other in full', () => {
  expect(shortAddress('https://a.example/x?y=1', 'https://a.example/')).toBe('/x?y=1')
  expect(shortAddress('https://b.example/x', 'https://a.example/')).toBe('https://b.example/x')
  expect(shortAddress('not an address', 'https://a.example/')).toBe('not an address')
})

test.each([
  ['fr', ['robots.txt, line 21', 'robots.txt, line 42'], 'robots.txt, lignes 21, 42'],
  ['en', ['robots.txt, line 21', 'robots.txt, line 42'], 'robots.txt, lines 21, 42'],
  ['fr', ['robots.txt, line 2: User-agent: * … Allow: /'], 'robots.txt, ligne 2: User-agent: * … Allow: /'],
  ['fr', ['html > head > link', '/index.md'], 'html > head > link · /index.md'],
] as const)('in %s, the places %j are named once', (language, places, shown) => {
  const lines = {
    fr: { one: 'ligne {lines}', many: 'lignes {lines}' },
    en: { one: 'line {lines}', many: 'lines {lines}' },
  }
  expect(placesShown(places, { lines: lines[language] }, language)).toBe(shown)
})
