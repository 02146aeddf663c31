import { expect, test } from 'vitest'
import { completeReport } from '#tests/support/sample-report/index.ts'
import {
  crawlersByPurpose,
  filteredFindings,
  findingsByPillar,
  gateRemarks,
  numberedSources,
} from './grouping.ts'
import { reportInLanguage } from '../report.ts'

const report = reportInLanguage(completeReport, 'en')

test('every finding is shown once, under its pillar', () => {
  const shown = findingsByPillar(report.pillars, report.findings).flatMap(({ open, settled }) => [
    ...open,
    ...settled,
  ])
  expect(shown.map(({ check }) => check).toSorted()).toEqual(
    report.findings.map(({ check }) => check).toSorted(),
  )
})

test('what costs the most points comes first', () => {
  const evidence = findingsByPillar(report.pillars, report.findings).find(
    ({ pillar }) => pillar.pillar === 'C',
  )
  expect(evidence?.open.map(({ check }) => check)).toEqual([
    'sourced-claims',
    'attributed-quotations',
    'figures-in-text',
    'first-hand-data',
  ])
})

test('a filter by verdict leaves the findings of that verdict', () => {
  const failed = filteredFindings(report, { verdict: 'failed', page: null })
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.every(({ verdict }) => verdict === 'failed')).toBe(true)
})

test('a filter by page shows what each check found there: its verdict and its evidence on that page alone', () => {
  const address = report.findings.find(({ pages }) => pages.length > 0)?.pages[0]?.address ?? ''
  const place = report.pages.findIndex(page => page.address === address) + 1
  const there = filteredFindings(report, { verdict: null, page: place })
  expect(there.length).toBeGreaterThan(0)
  for (const { check, verdict, evidence, pages } of there) {
    const whole = report.findings.find(finding => finding.check === check)
    expect(verdict).toBe(whole?.pages.find(page => page.address === address)?.verdict)
    expect([...evidence, ...pages].every(seen => seen.address === address)).toBe(true)
  }
})

test('a page that the report has not filters nothing away', () => {
  expect(filteredFindings(report, { verdict: null, page: 99 })).toEqual(report.findings)
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
