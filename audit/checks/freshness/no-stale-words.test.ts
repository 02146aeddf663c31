import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { noStaleWords } from './no-stale-words.ts'

const recent = '<time datetime="2026-10-01">2026-10-01</time>'
const decide = (lang: 'fr' | 'en', html: string) =>
  decideOn(noStaleWords, `<main>${filler(lang, 60)}${html}</main>`, { lang, role: 'article' })

test.each([
  ['fr', '<p>En 2024, nous ouvrirons une aire de séchage.</p>'],
  ['en', '<p>In 2024, we will open a drying area.</p>'],
] as const)('an announcement for a past year is stale, and quoted: %s', (lang, html) => {
  const outcome = decide(lang, html + recent)
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.5 })
  expect(outcome.evidence[0]?.quote).toContain('2024')
})

test.each([
  ['fr', '<p>En 2027, nous ouvrirons une aire de séchage. En 2024, nous avons ouvert un dépôt.</p>'],
  ['en', '<p>In 2027, we will open a drying area. In 2024, we opened a depot.</p>'],
] as const)('an announcement for a year to come, or a past event, is not: %s', (lang, html) => {
  expect(decide(lang, html + recent)).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['fr', '<p>Les prix montent cette année.</p>'],
  ['en', '<p>Prices are going up this year.</p>'],
] as const)('"this year" is fine on a page dated this year, and stale otherwise: %s', (lang, html) => {
  expect(decide(lang, html + recent)).toMatchObject({ verdict: 'passed' })
  expect(decide(lang, html)).toMatchObject({ verdict: 'partial' })
})

test('what ended in a past year, and what we will do about it, announce nothing', () => {
  const text = `<main>${filler('en', 100)}<p>Support ended in October 2024, and we will help you to change.</p></main>`
  expect(decideOn(noStaleWords, text).verdict).toBe('passed')
})
