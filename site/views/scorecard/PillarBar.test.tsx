import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rubric } from '../../content/rubric.ts'
import { PillarBar } from './PillarBar.tsx'

test('the bar of a pillar is as long as it weighs, and so are its segments, one for each check with points', () => {
  const pillars = rubric('en').pillars.filter(({ points }) => points > 0)
  const heaviest = Math.max(...pillars.map(({ points }) => points))
  for (const { checks, points } of pillars) {
    const drawn = renderToStaticMarkup(<PillarBar checks={checks} heaviest={heaviest} />)
    const [whole = 0, ...segments] = [...drawn.matchAll(/width="([\d.]+)%"/g)].map(([, share]) =>
      Number(share),
    )
    const weights = checks.map(({ points }) => points).filter(points => points > 0)
    expect(whole).toBeCloseTo((100 * points) / heaviest)
    expect(segments.map(share => Math.round((share * points) / 100))).toEqual(weights)
  }
})
