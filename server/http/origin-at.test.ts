import { expect, test } from 'vitest'
import { originAt } from './origin-at.ts'

test.each([
  ['www.ibid.example', 'http://www.ibid.example:4321'],
  ['192.0.2.1', 'http://192.0.2.1:4321'],
  ['2001:db8::1', 'http://[2001:db8::1]:4321'],
])('the address of a server on %s can be opened', (host, origin) => {
  expect(originAt(host, 4321)).toBe(origin)
  expect(new URL(origin).origin).toBe(origin)
})
