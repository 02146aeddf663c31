import { expect, test } from 'vitest'
import { columns, wrap } from './layout.ts'

test('a text is wrapped at spaces and indented, and never at no-break spaces', () => {
  const text = `${'word '.repeat(20)}12\u00a0pages`
  const lines = wrap(text, 4).split('\n')
  expect(lines).toHaveLength(2)
  expect(lines.every(line => line.startsWith('    ') && line.length <= 80)).toBe(true)
  expect(lines[1]?.endsWith('12\u00a0pages')).toBe(true)
})

test('a word longer than the line is not broken', () => {
  expect(wrap(`See ${'x'.repeat(100)}`).split('\n')).toHaveLength(2)
})

test('numbers are aligned right, and a text that is too long is shortened', () => {
  expect(columns('Score', '8 / 8')).toHaveLength(80)
  expect(columns('x'.repeat(100), '8 / 8')).toBe(`${'x'.repeat(72)}…  8 / 8`)
})
