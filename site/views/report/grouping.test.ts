import { expect, test } from 'vitest'
import { completeReport } from '#tests/support/sample-report/index.ts'
import { crawlersByPurpose, findingsByPillar, gateRemarks, numberedSources } from './grouping.ts'
import { reportInLanguage } from './report.ts'

const report = reportInLanguage(completeReport, 'en')

test('every finding is shown once, under its pillar', () => {
  const shown = findingsByPillar(report).flatMap(({ open, settled }) => [...open, ...settled])
  expect(shown.map(({ check }) => check).toSorted()).toEqual(
    report.findings.map(({ check }) => check).toSorted(),
  )
})

test('what costs the most points comes first', () => {
  const evidence = findingsByPillar(report).find(({ pillar }) => pillar.pillar === 'C')
  expect(evidence?.open.map(({ check }) => check)).toEqual([
    'sourced-claims',
    'attributed-quotations',
    'figures-in-text',
    'first-hand-data',
  ])
})

test('crawlers that search come before crawlers that train', () => {
  const purposes = crawlersByPurpose(report).map(({ purpose }) => purpose)
  expect(purposes).toEqual(['search', 'user-action', 'training', 'training-token', 'data-provider', 'ads'])
})

test('what a gate says of all engines is said once', () => {
  const readable = gateRemarks(report.engines).filter(({ gate }) => gate.gate === 'readable')
  expect(readable.map(({ engines }) => engines.length)).toEqual([6])
})

test('a closed gate is said before a doubtful one', () => {
  expect(gateRemarks(report.engines).map(({ gate }) => gate.verdict)).toEqual([
    'failed',
    'partial',
    'could-not-tell',
    'could-not-tell',
  ])
})

test('a source that several findings cite has one number', () => {
  const urls = numberedSources(report).map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toContain('https://arxiv.org/abs/2311.09735')
})
