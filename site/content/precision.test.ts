import { expect, test } from 'vitest'
import { precision, scorecard } from '#audit/judge/scorecard.ts'
import { contentFiles } from './citations.ts'
import { precisionOf, whyNoPoints } from './precision.ts'

test('a check that was judged often enough says how often it was right, out of how many, and when', () => {
  const { judged, right } = precision.checks.canonical
  expect(precisionOf('canonical', 'en')).toBe(
    `Right in ${right} of ${judged} cases judged one by one (November 23, 2026)`,
  )
  expect(precisionOf('canonical', 'fr')).toContain(`Juste dans ${right} cas sur ${judged} jugés un à un`)
})

test('a check that was judged too seldom, or never, says that it is not known', () => {
  expect(precision.checks['lists-and-tables'].judged).toBe(1)
  expect(precisionOf('lists-and-tables', 'en')).toBe(
    'Precision unknown: it takes 10 judged cases to measure, so far 1',
  )
  expect(precisionOf('content-age', 'fr')).toBe(
    'Justesse inconnue\u00a0: il faut 10 cas jugés pour la mesurer, il y en a 0',
  )
})

test('a check says that it has no points as its faults were judged: too often wrong, too seldom, or never', () => {
  const { judged, right } = precision.checks['about-and-contact']
  expect(whyNoPoints('about-and-contact', 'en')).toBe(
    `No points: of its faults judged one by one on public sites, ${right}\u00a0of\u00a0${judged} were real, and 92 of 100 have to be.`,
  )
  expect(whyNoPoints('lists-and-tables', 'fr')).toBe(
    'Sans point tant que trop peu de ses fautes ont été jugées (vraies\u00a0: 0\u00a0sur\u00a01).',
  )
  expect(whyNoPoints('content-age', 'en')).toBe('No points while none of its faults has been judged.')
})

test('no text about a check counts by hand how many of its faults were true', () => {
  const texts = Object.entries(contentFiles).filter(([path]) => path.startsWith('/content/checks/'))
  expect(texts.length).toBeGreaterThan(40)
  const counted = /(?:sont|étaient?) vraies?|(?:are|were|was) real|été jugée|been judged/u
  // Their faults of before they changed, which the counts of today leave out.
  const former = ['/content/checks/enough-text.yaml', '/content/checks/figures-in-text.yaml']
  expect(texts.filter(([, text]) => counted.test(text)).map(([path]) => path)).toEqual(former)
})

test('what was judged is checks of the rubric, and their counts add up to the whole', () => {
  const known = scorecard.pillars.flatMap(({ checks }) => checks.map(([{ id }]) => id))
  expect(Object.keys(precision.checks).filter(id => !known.includes(id))).toEqual([])
  const counts = Object.values(precision.checks)
  expect(counts.reduce((sum, { judged }) => sum + judged, 0)).toBe(precision.judged)
  expect(counts.reduce((sum, { right }) => sum + right, 0)).toBe(precision.right)
})
