import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rubric } from '../../content/rubric.ts'
import { PillarRuler } from './PillarRuler.tsx'

test('a check is as long in its pillar as its share of the points', () => {
  const all = rubric('en')
  const pillar = all.pillars[0]
  const check = pillar?.checks.find(({ points }) => points > 0)
  if (!pillar || !check) throw new Error('The first pillar has no points.')
  const drawn = renderToStaticMarkup(
    <PillarRuler rubric={all} pillar={pillar} check={check} caption="Of all points" />,
  )
  const [, width] = /class="is-lit"><rect [^>]*width="([\d.]+)%"/.exec(drawn) ?? []
  expect(Number(width)).toBeCloseTo((100 * check.points) / pillar.points)
})
