import { expect, test } from 'vitest'
import type { Confidence, Fix } from '#contracts/audit-report.ts'
import { graded, nothingToJudge, type Outcome, pageCheck, siteCheck } from '../checks/check.ts'
import { madeSite, pageOf } from '../testing/made-up.ts'
import { roadmap } from './roadmap.ts'
import type { CheckResult } from './run-checks.ts'
import { pointsOf } from './score.ts'

const site = madeSite([pageOf('', { path: '/a' }), pageOf('', { path: '/b' })])
const words = { fr: '', en: '' }

interface Made {
  readonly id: string
  readonly outcome?: Outcome
  readonly lost: number
  readonly confidence?: Confidence
  readonly effort?: Fix['effort']
}

function result({
  id,
  lost,
  confidence = 'high',
  effort = 'low',
  outcome = graded(0, words),
}: Made): CheckResult {
  const fix = { title: words, action: words, effort } as const
  const check = siteCheck({
    id,
    confidence,
    name: words,
    why: words,
    sources: [],
    decide: () => outcome,
    fix,
  })
  const mark = { points: lost, confidence, shares: [{ weight: 1, share: 0 }] }
  return { check, pillar: 'A', outcome, mark, points: pointsOf(mark) }
}

const plan = (made: readonly Made[], gate: { check: string; lost: number } | null = null) =>
  roadmap(made.map(result), { site, scale: 1, gate }).map(({ check, points }) => [check, points])

test('the fix that wins the most for its effort comes first', () => {
  const made = [
    { id: 'small', lost: 1 },
    { id: 'hard', lost: 3, effort: 'high' },
    { id: 'large', lost: 2 },
  ] as const
  expect(plan(made)).toEqual([
    ['large', 2],
    ['small', 1],
    ['hard', 3],
  ])
})

test('what cannot be judged of a site needs no mending', () => {
  expect(plan([{ id: 'silent', lost: 3, outcome: nothingToJudge(words) }])).toEqual([])
})

test('at the same gain and effort, the better founded comes first', () => {
  const made = [
    { id: 'estimated', lost: 2, confidence: 'estimated' },
    { id: 'documented', lost: 2, confidence: 'high' },
  ] as const
  expect(plan(made).map(([check]) => check)).toEqual(['documented', 'estimated'])
})

test('the fix that opens the failing gate comes before all, with the points lost to the cap', () => {
  const made = [
    { id: 'large', lost: 5 },
    { id: 'gate', lost: 1 },
  ]
  expect(plan(made, { check: 'gate', lost: 40 })[0]).toEqual(['gate', 41])
})

test('what takes little effort is for the first 30 days, wherever it stands in the plan', () => {
  const made = [
    { id: 'hard', lost: 20, effort: 'high' },
    { id: 'easy', lost: 9 },
    { id: 'fair', lost: 8, effort: 'medium' },
    { id: 'small', lost: 1 },
  ] as const
  const planned = roadmap(made.map(result), { site, scale: 1, gate: null })
  expect(planned.map(({ check, horizonDays }) => [check, horizonDays])).toEqual([
    ['easy', 30],
    ['hard', 90],
    ['fair', 60],
    ['small', 30],
  ])
})

test('nothing is proposed where nothing is lost', () => {
  expect(plan([{ id: 'done', lost: 0 }])).toEqual([])
})

test('what cannot be judged of any page needs no mending', () => {
  const fix = { title: words, action: words, effort: 'low' } as const
  const outcome = nothingToJudge(words)
  const check = pageCheck({
    id: 'silent pages',
    confidence: 'high',
    name: words,
    why: words,
    sources: [],
    decide: () => outcome,
    fix,
  })
  const outcomes = site.pages.map(page => ({ page, ...outcome }))
  const mark = { points: 4, confidence: 'high', shares: [{ weight: 1, share: 0 }] } as const
  const result = { check, pillar: 'A', outcomes, mark, points: pointsOf(mark) } as const
  expect(roadmap([result], { site, scale: 1, gate: null })).toEqual([])
})

test('a fix of pages names those that lose, and writes its patch for the first that can have one', () => {
  const check = pageCheck({
    id: 'pages',
    confidence: 'high',
    name: words,
    why: words,
    sources: [],
    decide: () => graded(0, words),
    fix: {
      title: words,
      action: words,
      effort: 'low',
      patch: page => (page.address.endsWith('/b') ? { place: '<head>', removed: '', added: '<meta>' } : null),
    },
  })
  const shares = [0, 0.5]
  const outcomes = site.pages.map((page, index) => ({ page, ...graded(shares[index] ?? 1, words) }))
  const mark = { points: 4, confidence: 'high', shares: shares.map(share => ({ weight: 1, share })) } as const
  const [fix] = roadmap([{ check, pillar: 'A', outcomes, mark, points: pointsOf(mark) }], {
    site,
    scale: 2,
    gate: null,
  })
  expect(fix).toMatchObject({
    points: 6,
    pages: ['https://atelier.example/a', 'https://atelier.example/b'],
    patch: { place: '/b <head>', added: '<meta>' },
  })
})
