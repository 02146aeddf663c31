import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOf, tokenIn } from './ContrastScene.tsx'

const tokens = readFileSync(join(import.meta.dirname, '../../../styles/tokens.css'), 'utf8')

test('black on white has the highest contrast, and a colour on itself the lowest', () => {
  expect(contrastOf('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 3)
  expect(contrastOf('oklch(0.5 0.1 20)', 'oklch(0.5 0.1 20)')).toBe(1)
})

// As another program computed them when the colours were chosen, from their nearest values of 0 to 255.
test.each([
  ['ink', 'paper', 17, 16.4],
  ['ink-2', 'paper', 8.8, 10.7],
  ['ink-3', 'paper', 5.5, 7.4],
  ['cite', 'paper', 8.7, 8.9],
  ['on-cite', 'cite', 9.1, 8.9],
  ['on-mark', 'mark', 14.8, 13.6],
])('%s on %s has a contrast of %f in light and %f in dark', (text, ground, light, dark) => {
  const contrasts = [0, 1].map(theme =>
    contrastOf(tokenIn(tokens, text)[theme] ?? '', tokenIn(tokens, ground)[theme] ?? ''),
  )
  for (const [theme, known] of [light, dark].entries())
    expect(Math.abs((contrasts[theme] ?? 0) - known)).toBeLessThan(0.1)
})

test('a token that the styles do not have is named', () => {
  expect(() => tokenIn(tokens, 'glow')).toThrow('--glow')
})
