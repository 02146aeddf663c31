import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type RubricCheck, rubric } from '../../content/rubric.ts'
import { PillarRuler } from './PillarRuler.tsx'

test('a check is as high beside the heaviest of its pillar as its share of those points', () => {
  const all = rubric('en')
  const pillar = all.pillars[0]
  const heaviest = pillar?.checks.toSorted((one, other) => other.points - one.points)[0]
  if (!pillar || !heaviest) throw new Error('The first pillar has no checks.')
  const heightOf = (check: RubricCheck) => {
    const drawn = renderToStaticMarkup(
      <PillarRuler rubric={all} pillar={pillar} check={check} caption="Of all points" />,
    )
    return Number(/class="is-lit"><rect [^>]*height="([\d.]+)"/.exec(drawn)?.[1])
  }
  const check = pillar.checks.find(({ points }) => points > heaviest.points / 4 && points < heaviest.points)
  if (!check) throw new Error('No check of the first pillar has fewer points.')
  expect(heightOf(check) / heightOf(heaviest)).toBeCloseTo(check.points / heaviest.points)
})
