import { expect, test } from 'vitest'
import { filler, madeVisit, pageOf, readingsOf } from '../testing/made-up.ts'
import type { FailureCode } from '../visit.ts'
import { judge } from './judge.ts'

const text = `<main>${filler('en', 120)}</main>`

test.each([
  ['bad-address', 'bad-address'],
  ['private-address', 'private-address'],
  ['unknown-host', 'unknown-host'],
  ['refused', 'unreachable'],
  ['reset', 'unreachable'],
  ['too-slow', 'too-slow'],
  ['bad-certificate', 'bad-certificate'],
  ['redirect-loop', 'redirect-loop'],
  ['bad-redirect', 'bad-redirect'],
  ['forbidden-by-robots', 'forbidden-by-robots'],
] as const satisfies readonly (readonly [FailureCode, string])[])(
  'a visit stopped by %s becomes a report that says %s',
  (code, problem) => {
    const report = judge(madeVisit([], { problem: { code, detail: 'as the network said it' } }), [])
    expect(report).toMatchObject({
      outcome: 'failed',
      score: null,
      problem: { code: problem, detail: 'as the network said it' },
    })
    expect(report.problem?.title.fr).not.toBe(report.problem?.title.en)
  },
)

test.each([
  ['an error', { status: 503 }, { facts: null, reason: 'http-error' }, 'http-error'],
  [
    'a file',
    { headers: { 'content-type': 'application/pdf' } },
    { facts: null, reason: 'not-a-page' },
    'not-a-page',
  ],
  ['a page too heavy to read', {}, { facts: null, reason: 'too-heavy' }, 'too-slow'],
] as const)('a first page that is %s cannot be judged', (_name, exchange, reading, code) => {
  const report = judge(madeVisit([pageOf('', exchange)]), [reading])
  expect(report).toMatchObject({ outcome: 'failed', score: null, problem: { code } })
  expect(report.crawlers.length).toBeGreaterThan(50)
})

test('pages that could not be read make the report partial, and say why', () => {
  const visit = madeVisit([pageOf(text), pageOf('', { path: '/gone', status: 404 })], {
    skipped: [{ address: 'https://atelier.example/private', reason: 'forbidden-by-robots' }],
  })
  const report = judge(visit, [...readingsOf(visit).slice(0, 1), { facts: null, reason: 'http-error' }])
  expect(report).toMatchObject({ outcome: 'partial', problem: { code: 'pages-missing' } })
  expect(report.problem?.title.en).toBe('Partial report: 1 of 3 pages read.')
  expect(report.pages.map(({ points, problem }) => [points === null, problem?.en ?? null])).toEqual([
    [false, null],
    [true, 'The page answers with an error.'],
    [true, 'robots.txt forbids us to read this page.'],
  ])
})
