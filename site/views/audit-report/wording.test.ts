import { expect, test } from 'vitest'
import { day, hour, shortAddress } from './wording.ts'

test('dates and hours are those of Paris, in the form of the language', () => {
  const moment = '2026-03-12T23:05:00.000Z'
  expect(day(moment, 'fr')).toBe('13\u00a0mars 2026')
  expect(day(moment, 'en')).toBe('March 13, 2026')
  expect(hour(moment, 'fr')).toBe('00\u00a0h 05')
  expect(hour('2026-03-12T13:05:00.000Z', 'en').replace('\u202f', ' ')).toBe('2:05 PM')
})

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
