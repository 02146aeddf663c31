import { expect, test } from 'vitest'
import { isStorable, storableJson } from './storable-text.ts'

test.each(['', 'é 😀', 12, null, undefined, true, { a: ['b', { c: '\\u0000' }] }])(
  '%j can be stored',
  value => {
    expect(isStorable(value)).toBe(true)
  },
)

test.each(['\0', '\ud800', 'a\udc00', ['\0'], { a: { b: '\0' } }, { '\0': 1 }])(
  '%j cannot be stored',
  value => {
    expect(isStorable(value)).toBe(false)
  },
)

test('a value nested too deeply for recursion is checked', () => {
  expect(isStorable(JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`))).toBe(false)
})

test('JSON for the database keeps everything that can be stored', () => {
  expect(storableJson({ a: 'x\0y\ud800z', b: [1, null, '\\u0000'] })).toBe(
    '{"a":"x\ufffdy\ufffdz","b":[1,null,"\\\\u0000"]}',
  )
})
