import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

test('keeps what was used last, as long as it fits', () => {
  const cache = new PageCache<{ bytes: number }>(10)
  for (const key of ['a', 'b', 'c']) cache.set(key, { bytes: 3 })
  cache.get('a')
  cache.set('d', { bytes: 4 })
  expect(['a', 'b', 'c', 'd'].map(key => cache.get(key) !== undefined)).toEqual([true, false, true, true])
  cache.set('e', { bytes: 1 })
  expect(['a', 'c', 'd', 'e'].map(key => cache.get(key) !== undefined)).toEqual([false, true, true, true])
})

test('keeps nothing larger than the whole cache', () => {
  const cache = new PageCache<{ bytes: number }>(10)
  cache.set('a', { bytes: 11 })
  cache.set('b', { bytes: 10 })
  expect(['a', 'b'].map(key => cache.get(key))).toEqual([undefined, { bytes: 10 }])
})
