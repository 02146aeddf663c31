import { expect, test } from 'vitest'
import type { PageRendering } from '../../read/page/rendering.ts'
import { madePage } from '../../testing/made-up.ts'
import { pageExperience } from './page-experience.ts'

const { page, site } = madePage('<img src="/a.png" width="40" height="40"><img src="/b.png">')

function decide(measured: Pick<PageRendering, 'largestPaintMs' | 'layoutShift'> | null) {
  const rendering = measured && { words: 0, sentences: 0, found: 0, missing: [], ...measured }
  return pageExperience.decide({ ...page, rendering }, site)
}

test('what needs a browser is said to be not measured, with what the HTML shows', () => {
  const outcome = decide(null)
  expect(outcome).toMatchObject({ verdict: 'could-not-tell', share: null })
  expect(outcome.sentence.en).toContain('1 of 2 images')
})

test.each([
  [1_200, 0.02, 'passed', 1],
  [4_500, 0.3, 'failed', 0],
  [1_200, 0.3, 'partial', 0.5],
  [null, 0.05, 'passed', 1],
] as const)(
  'a largest paint at %s ms and shifts of %s: %s',
  (largestPaintMs, layoutShift, verdict, share) => {
    expect(decide({ largestPaintMs, layoutShift })).toMatchObject({ verdict, share })
  },
)

test('the figures are told as each language writes them', () => {
  const { sentence } = decide({ largestPaintMs: 1_234, layoutShift: 0.02 })
  expect(sentence.fr).toContain('en 1,2 s, décalages 0,02')
  expect(sentence.en).toContain('in 1.2 s, shifts 0.02')
})

test('a browser that showed nothing measured nothing', () => {
  expect(decide({ largestPaintMs: null, layoutShift: null })).toMatchObject({ verdict: 'could-not-tell' })
})
