import { expect, test } from 'vitest'
import { colourOf, contrastOf, themes } from './colours.ts'

test('a colour has no contrast with itself', () => {
  expect(contrastOf('cite', 'cite', 'dark')).toBe(1)
})

// As another program computed them when the colours were chosen, from their nearest values of 0 to 255.
test.each([
  ['ink', 'paper', 17, 16.4],
  ['ink-2', 'paper', 8.8, 10.7],
  ['ink-3', 'paper', 5.5, 7.4],
  ['cite', 'paper', 8.7, 8.9],
  ['on-cite', 'cite', 9.1, 8.9],
  ['on-mark', 'mark', 14.8, 13.6],
])('%s on %s has a contrast of %f in light and %f in dark', (text, ground, ...known) => {
  for (const [index, theme] of themes.entries())
    expect(Math.abs(contrastOf(text, ground, theme) - (known[index] ?? 0))).toBeLessThan(0.1)
})

// As a browser shows them.
test.each([
  ['surface', 'light', '#ffffff'],
  ['paper', 'light', '#f8fafd'],
  ['paper', 'dark', '#0d1220'],
  ['mark', 'light', '#e9f448'],
  ['on-mark', 'dark', '#10172b'],
] as const)('%s is in %s %s', (token, theme, colour) => {
  expect(colourOf(token, theme)).toBe(colour)
})

test('a token that the styles do not have is named', () => {
  expect(() => colourOf('glow', 'light')).toThrow('--glow')
})
