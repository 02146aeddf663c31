import { expect, test } from 'vitest'
import { chooseEncoding } from './accept-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br; q=1.0, gzip; q=1.0', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['deflate', 'identity'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=nonsense', 'identity'],
  ['identity;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('a client that accepts "%s" gets %s', (header, expected) => {
  expect(chooseEncoding(header, new Set(['identity', 'gzip', 'br']))).toBe(expected)
})

test('only what is on offer is sent', () => {
  expect(chooseEncoding('br, gzip', new Set(['identity']))).toBe('identity')
  expect(chooseEncoding('br, gzip', new Set(['identity', 'gzip']))).toBe('gzip')
})
