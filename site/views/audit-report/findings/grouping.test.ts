import { expect, test } from 'vitest'
import { cappedReport, completeReport } from '#tests/support/sample-report.ts'
import { reportInLanguage } from '../report.ts'
import {
  crawlersByPurpose,
  filteredFindings,
  findingsByPillar,
  gateRemarks,
  numberedSources,
} from './grouping.ts'

const report = reportInLanguage(completeReport, 'en')

test('every finding is shown once, under its pillar', () => {
  const shown = findingsByPillar(report.pillars, report.findings).flatMap(({ open, unscored, settled }) => [
    ...open,
    ...unscored,
    ...settled,
  ])
  expect(shown.map(({ check }) => check).toSorted()).toEqual(
    report.findings.map(({ check }) => check).toSorted(),
  )
})

test('the finding that costs the most points comes first', () => {
  const search = findingsByPillar(report.pillars, report.findings).find(({ pillar }) => pillar.pillar === 'E')
  expect(search?.open.slice(0, 3).map(({ check }) => check)).toEqual([
    'topic-agreement',
    'canonical',
    'page-experience',
  ])
})

test('a pillar that loses points comes before one with nothing open', () => {
  const lost = findingsByPillar(report.pillars, report.findings).map(({ open }) =>
    open.length === 0 ? -1 : open.reduce((sum, { points, maximum }) => sum + maximum - points, 0),
  )
  expect(new Set(lost).size).toBeGreaterThan(2)
  expect(lost).toEqual(lost.toSorted((a, b) => b - a))
})

test('what a check without points found does not stand among the faults', () => {
  const groups = findingsByPillar(report.pillars, report.findings)
  const unscored = groups.flatMap(group => group.unscored)
  expect(unscored.length).toBeGreaterThan(0)
  expect(unscored.filter(({ maximum }) => maximum > 0)).toEqual([])
  const faults = groups.flatMap(({ open }) => open).filter(({ verdict }) => verdict !== 'could-not-tell')
  expect(faults.filter(({ maximum }) => maximum === 0)).toEqual([])
})

test('a filter by verdict shows the findings with that verdict', () => {
  const partial = filteredFindings(report, { verdict: 'partial', page: null })
  expect(partial.length).toBeGreaterThan(0)
  expect(partial.every(({ verdict }) => verdict === 'partial')).toBe(true)
})

test('a filter by page shows the verdict and the evidence of each check on that page', () => {
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

test('a filter by a page that is not in the report shows everything', () => {
  expect(filteredFindings(report, { verdict: null, page: 99 })).toEqual(report.findings)
})

test('crawlers that search come before crawlers that train', () => {
  const purposes = crawlersByPurpose(report).map(({ purpose }) => purpose)
  expect(purposes).toEqual([
    'search',
    'user-action',
    'training',
    'training-token',
    'data-provider',
    'preview',
    'ads',
    'other',
  ])
})

test('the same sentence of a gate for all engines is shown once', () => {
  const remark = { verdict: 'partial', sentence: 'One page is almost empty without scripts.' } as const
  const engines = report.engines.map(engine => ({
    ...engine,
    gates: engine.gates.map(gate => (gate.gate === 'readable' ? { ...gate, ...remark } : gate)),
  }))
  const readable = gateRemarks(engines).filter(({ gate }) => gate.gate === 'readable')
  expect(readable.map(({ engines }) => engines.length)).toEqual([6])
})

test('a closed gate is listed before a doubtful one', () => {
  const { engines } = reportInLanguage(cappedReport, 'en')
  expect(gateRemarks(engines.toReversed()).map(({ gate }) => gate.verdict)).toEqual([
    'failed',
    'partial',
    'could-not-tell',
  ])
})

test('a source that several findings cite has one number', () => {
  const urls = numberedSources(report).map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toContain('https://arxiv.org/abs/2311.09735')
})
