import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { fontMetrics } from './font-metrics.ts'

test('the metrics of a font are read in ems: JetBrains Mono sets every letter on 0.6', async () => {
  const published = readFileSync(
    'node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  )
  const sfnt = await subsetFont(published, 'Ié1', { targetFormat: 'sfnt', variationAxes: { wght: 400 } })
  expect(fontMetrics(sfnt, 'Ié1')).toEqual({ ascent: 1.02, descent: 0.3, lineGap: 0, advance: 0.6 })
})

test('a file that is not a font is refused', () => {
  expect(() => fontMetrics(Buffer.from('<svg>'.repeat(64)), 'a')).toThrow('Unknown font format')
})
