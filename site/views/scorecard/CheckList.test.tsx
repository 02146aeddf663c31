import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inLanguage } from '../../content/bilingual.ts'
import { contentFile } from '../../content/content-file.ts'
import { rubric } from '../../content/rubric.ts'
import { CheckList } from './CheckList.tsx'
import { scorecardWords } from './words.ts'

const checks = rubric('en').pillars.flatMap(pillar => pillar.checks)
const { checks: words } = inLanguage(scorecardWords.parse(contentFile('pages/scorecard.yaml')), 'en')

test('the bar of a check is as long as it weighs, the heaviest one whole; one without points has none', () => {
  const levels = { high: '', moderate: '', estimated: '', theoretical: '' }
  const drawn = renderToStaticMarkup(
    <CheckList checks={checks} heaviest={20} words={words} levels={levels} language="en" />,
  )
  const lengths = [...drawn.matchAll(/<rect width="([\d.]+)%"/g)].map(([, length]) => Number(length))
  const scored = checks.filter(({ points }) => points > 0)
  expect(scored.length).toBeGreaterThan(20)
  expect(lengths).toEqual(scored.map(({ points }) => 5 * points))
  expect(Math.max(...lengths)).toBe(100)
})
