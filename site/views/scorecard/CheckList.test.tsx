import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { endToEnd } from '../../blocks/data/end-to-end.ts'
import { contentFile } from '../../content/content-file.ts'
import { inLanguage } from '../../content/bilingual.ts'
import { rubric } from '../../content/rubric.ts'
import { CheckList } from './CheckList.tsx'
import { sized } from './PointsRuler.tsx'
import { scorecardWords } from './words.ts'

const { pillars } = rubric('en')
const { checks: words } = inLanguage(scorecardWords.parse(contentFile('pages/scorecard.yaml')), 'en')

test('each check is drawn where the one before it ends, as long as it weighs; one without points is not', () => {
  const checks = endToEnd(pillars.flatMap(pillar => pillar.checks.map(sized))).map(
    ({ part, start, length }) => ({ ...part, start, length, around: { start: '0%', length: '100%' } }),
  )
  const levels = { high: '', moderate: '', estimated: '', theoretical: '' }
  const drawn = renderToStaticMarkup(
    <CheckList checks={checks} words={words} levels={levels} language="en" />,
  )
  const bars = [...drawn.matchAll(/<rect x="([\d.]+)%" width="([\d.]+)%"/g)].map(([, start, length]) => [
    Math.round(Number(start)),
    Math.round(Number(length)),
  ])
  const scored = checks.filter(({ points }) => points > 0)
  expect(scored.length).toBeGreaterThan(20)
  expect(bars.map(([, length]) => length)).toEqual(scored.map(({ points }) => points))
  const ends = bars.map(([start = 0, length = 0]) => start + length)
  expect(bars.map(([start]) => start)).toEqual([0, ...ends.slice(0, -1)])
  expect(ends.at(-1)).toBe(100)
})
