import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contentFile } from '../../content/content-file.ts'
import { inLanguage } from '../../content/bilingual.ts'
import { rubric } from '../../content/rubric.ts'
import { CheckList } from './CheckList.tsx'
import { scorecardWords } from './words.ts'

const { pillars } = rubric('en')
const { checks: words } = inLanguage(scorecardWords.parse(contentFile('pages/scorecard.yaml')), 'en')

test('the bar of a check is as long as its share of the heaviest, and a check without points has none', () => {
  const checks = pillars.flatMap(pillar => pillar.checks)
  const heaviest = Math.max(...checks.map(({ points }) => points))
  const levels = { high: '', moderate: '', estimated: '', theoretical: '' }
  const drawn = renderToStaticMarkup(
    <CheckList checks={checks} heaviest={heaviest} words={words} levels={levels} language="en" />,
  )
  const bars = [...drawn.matchAll(/<rect width="([\d.]+)%"/g)].map(([, width]) => Number(width))
  const scored = checks.filter(({ points }) => points > 0)
  expect(scored.length).toBeGreaterThan(20)
  expect(bars).toEqual(scored.map(({ points }) => (100 * points) / heaviest))
})
