import { readdirSync, readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { withoutSpaceKerning } from './space-kerning.ts'

const published =
  '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'
const options = { targetFormat: 'sfnt', variationAxes: { wght: 400 }, keepFeatures: ['kern'] } as const

async function unpacked(font: Buffer, axes: Readonly<Record<string, number>> = {}) {
  return subsetFont(font, 'AVTo., \u00a0', { ...options, variationAxes: axes })
}

test('the kerning of spaces is taken out of a font, and that of letters is left', async () => {
  const font = await unpacked(readFileSync(new URL(published, import.meta.url)), { wght: 400 })
  const spaced = withoutSpaceKerning(font)
  const changed = [...font.keys()].filter(at => font[at] !== spaced[at])
  expect(changed.length).toBeGreaterThan(0)
  expect(changed.every(at => spaced[at] === 0)).toBe(true)
  expect(withoutSpaceKerning(spaced)).toEqual(spaced)
})

test('no space of the served serif is kerned', async () => {
  const folder = new URL('../public/fonts/', import.meta.url)
  const serifs = readdirSync(folder).filter(name => name.startsWith('reading-'))
  expect(serifs).toHaveLength(2)
  for (const name of serifs) {
    const font = await unpacked(readFileSync(new URL(name, folder)))
    expect(withoutSpaceKerning(font)).toEqual(font)
  }
})
