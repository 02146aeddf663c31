import { expect, test } from 'vitest'
import { shortAddress } from './wording.ts'

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
