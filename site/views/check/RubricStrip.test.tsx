import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rubric } from '../../content/rubric.ts'
import { RubricStrip } from './RubricStrip.tsx'

const all = rubric('en')
const drawn = all.pillars.flatMap(pillar =>
  pillar.checks.map(check => ({
    points: check.points,
    strip: renderToStaticMarkup(<RubricStrip rubric={all} pillar={pillar} check={check} />),
  })),
)

test('a check is as long as its share of all points', () => {
  const scored = drawn.filter(({ points }) => points > 0)
  expect(scored.length).toBeGreaterThan(20)
  for (const { points, strip } of scored) {
    const length = Number(/class="is-lit"[^>]* width="([\d.]+)%"/.exec(strip)?.[1])
    expect(length).toBeCloseTo((100 * points) / all.points)
  }
})

test('a check without points is a place, without length', () => {
  const unscored = drawn.filter(({ points }) => points === 0)
  expect(unscored.length).toBeGreaterThan(20)
  for (const { strip } of unscored) {
    expect(strip).not.toContain('is-lit')
    expect(strip).toMatch(/<line x1="[\d.]+%"/)
  }
})
