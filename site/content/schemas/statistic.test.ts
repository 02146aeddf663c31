import { expect, test } from 'vitest'
import { statistic } from './statistic.ts'

const sourced = {
  topic: 'clicks',
  order: 1,
  statistic: { fr: '8 %', en: '8%' },
  description: { fr: 'Part des visites avec un clic.', en: 'Share of visits with a click.' },
  scope: { fr: 'États-Unis, 900 adultes', en: 'United States, 900 adults' },
  source: 'pew-ai-summaries',
  measurementTechnique: { fr: 'Navigation observée', en: 'Observed browsing' },
  date: '2025-07-22',
  dateModified: '2026-11-21',
  confidence: 'high',
}
const { source: _source, date: _date, ...unsourced } = sourced
const claim = {
  ...unsourced,
  topic: 'claims',
  confidence: 'theoretical',
  displayClaim: true,
  note: { fr: 'Personne ne l’a mesuré.', en: 'Nobody has measured it.' },
}

function refusals(entry: object): readonly string[] {
  const { error } = statistic.safeParse(entry)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('a figure with its source, and a display claim with its note, are accepted', () => {
  expect([...refusals(sourced), ...refusals(claim)]).toEqual([])
})

test('a figure without a source is refused unless it says that it has none', () => {
  expect(refusals(unsourced)).toEqual([
    'source: This figure has no source: add "source: …", the name of a file of content/sources, or, if the agency displays it without one, "displayClaim: true" and a note.',
  ])
})

test('a figure whose source is not in the bibliography is refused', () => {
  expect(refusals({ ...sourced, source: 'made-up' })).toEqual([
    'source: There is no content/sources/made-up.yaml: write the name of a file of that folder, or remove this one.',
  ])
})

test('a figure does not say that an unknown figure contradicts it', () => {
  expect(refusals({ ...sourced, contradicts: ['made-up'] })).toEqual([
    'contradicts.0: There is no content/statistics/made-up.yaml: write the name of a file of that folder, or remove this one.',
  ])
})

test('a figure with a source says when it was published', () => {
  const { date: _unsaid, ...undated } = sourced
  expect(refusals(undated)).toEqual([`date: Say when the source was published: "date: '2025-07-22'".`])
})

test('a display claim says what has been measured instead, and never more than “theoretical”', () => {
  const { note: _unsaid, ...bare } = claim
  expect(refusals({ ...bare, confidence: 'high' })).toEqual([
    'note: A display claim needs a "note" that says what has been measured instead.',
    'confidence: The confidence of a display claim is "theoretical": nobody has measured it.',
  ])
})

test('a figure with a source is not a display claim', () => {
  expect(refusals({ ...claim, source: 'pew-ai-summaries', date: '2025-07-22' })).toEqual([
    'displayClaim: A figure that has a source is no display claim: remove "displayClaim" or "source".',
  ])
})
