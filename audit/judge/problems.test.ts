import { expect, test } from 'vitest'
import { outlets } from '../report/outlets.ts'
import { filler, madeVisit, pageOf, readPagesOf } from '../testing/made-up.ts'
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
  ['private-redirect', 'private-redirect'],
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

test('who is to let us in reads by which name', () => {
  const closed = { code: 'forbidden-by-robots', detail: 'Disallow: /' } as const
  const { problem } = judge(madeVisit([], { problem: closed, token: 'LumenAudit' }), [])
  expect(problem?.mend.fr).toContain('«\u00a0User-agent: LumenAudit\u00a0»')
  expect(problem?.mend.en).toContain('“User-agent: LumenAudit”')
})

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
  const report = judge(visit, [...readPagesOf(visit).slice(0, 1), { facts: null, reason: 'http-error' }])
  expect(report).toMatchObject({ outcome: 'partial', problem: { code: 'pages-missing' } })
  expect(report.problem?.title.en).toBe('Partial report: 1 of 3 pages read.')
  expect(report.pages.map(({ points, problem }) => [points === null, problem?.en ?? null])).toEqual([
    [false, null],
    [true, 'The page answers with an error.'],
    [true, 'robots.txt forbids us to read this page.'],
  ])
})

test('a page that was cut says so wherever it is judged', () => {
  const visit = madeVisit([pageOf(text, { truncated: true }), pageOf(text, { path: '/whole' })])
  const report = judge(visit, readPagesOf(visit))
  expect(report).toMatchObject({ outcome: 'partial', problem: { code: 'pages-cut' } })
  expect(report.problem?.title).toEqual({
    fr: 'Rapport partiel\u00a0: 1\u00a0page lue en partie, sur 2.',
    en: 'Partial report: 1 of 2 pages read in part.',
  })
  const note = {
    fr: 'Page coupée à 5\u00a0Mo\u00a0: jugée sur son début.',
    en: 'Page cut at 5 MB: judged on its beginning.',
  }
  expect(report.pages.map(page => page.note)).toEqual([note, undefined])

  const alone = madeVisit([pageOf(text, { truncated: true })])
  const { findings } = judge(alone, readPagesOf(alone))
  const ofPages = findings.filter(({ pages }) => pages.length > 0)
  expect(ofPages.length).toBeGreaterThan(20)
  for (const { check, sentence } of ofPages) {
    expect(sentence.fr.endsWith(note.fr), check).toBe(true)
    expect(sentence.en.endsWith(note.en), check).toBe(true)
  }
})

test('a very long address is shortened in every sentence and in every outlet that people read', () => {
  const path = `/${'a'.repeat(1_900)}`
  const visit = madeVisit([pageOf(text), pageOf('<p>Short.</p>', { path })])
  const report = judge(visit, readPagesOf(visit))
  const sentences = report.findings.flatMap(({ sentence }) => [sentence.fr, sentence.en])
  expect(sentences.some(sentence => sentence.includes('/aaa'))).toBe(true)
  expect(Math.max(...sentences.map(sentence => sentence.length))).toBeLessThan(600)
  for (const name of ['text', 'markdown', 'html']) {
    const written = outlets.get(name)?.write(report, { language: 'en', before: null, timeZone: 'UTC' })
    expect(written).toContain('/aaa')
    expect(written).not.toContain('a'.repeat(200))
  }
})

test('a site in a language that the audit does not read has no score, and says so', () => {
  const german =
    '<p>Das Holz liegt hinter dem Haus und trocknet langsam im Wind, bis der Winter kommt.</p>'.repeat(8)
  const judged = (first: string) => {
    const visit = madeVisit([
      pageOf(`<main>${first}</main>`, { role: 'home', lang: 'de' }),
      pageOf(`<main>${german}</main>`, { path: '/a', lang: 'de' }),
      pageOf(`<main>${german}</main>`, { path: '/b', lang: 'de' }),
    ])
    return judge(visit, readPagesOf(visit))
  }
  const report = judged(german)
  expect(report).toMatchObject({ outcome: 'partial', score: null, problem: { code: 'language-unread' } })
  expect(report.problem?.title.en).toContain('(de)')
  // Its structure is judged all the same.
  expect(report.findings.some(({ verdict }) => verdict === 'passed')).toBe(true)
  expect(judged(filler('en', 80)).score).not.toBeNull()
})
