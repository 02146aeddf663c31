import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AuditReport } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { filler, madeVisit, pageOf, readPagesOf } from '../testing/made-up.ts'
import { atelierVisit, pageSource } from '../testing/site-visit.ts'
import { judge } from './judge.ts'

const expected = new URL('../testing/site/expected-report.json', import.meta.url)

/**
 * The recorded report is the memory of the rubric: any change in it changes scores, and belongs to a new
 * version of the scorecard. After a change that is wanted: UPDATE_EXPECTED=1 vitest run audit/judge/judge.test.ts
 */
test('a recorded visit to a site in French and English always gives the recorded report', () => {
  const visit = atelierVisit()
  const report = `${JSON.stringify(judge(visit, readPagesOf(visit)), null, 2)}\n`
  if (process.env['UPDATE_EXPECTED']) writeFileSync(expected, report)
  expect(JSON.parse(report)).toEqual(JSON.parse(readFileSync(expected, 'utf8')))
})

test('the same visit gives the same report, were it written to a file in between', () => {
  const visit = atelierVisit()
  const readPages = readPagesOf(visit)
  const again = judge(JSON.parse(JSON.stringify(visit)), JSON.parse(JSON.stringify(readPages)))
  expect(again).toEqual(judge(visit, readPages))
})

test('points of findings add up to points of pillars, and those to the score', () => {
  const visit = atelierVisit()
  const { score, pillars, findings } = judge(visit, readPagesOf(visit))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  for (const { pillar, points, maximum } of pillars) {
    const mine = findings.filter(finding => finding.pillar === pillar)
    expect(sum(mine.map(finding => finding.points))).toBeCloseTo(points, 1)
    expect(sum(mine.map(finding => finding.maximum))).toBeCloseTo(maximum, 1)
  }
  const share = sum(pillars.map(({ points }) => points)) / sum(pillars.map(({ maximum }) => maximum))
  expect(score?.points).toBe(Math.round(100 * share))
})

test.each(['home', 'service', 'article'] as const)(
  'a faithful translation scores within three points: %s',
  name => {
    const [french, english] = [scoreAlone(`${name}.fr`), scoreAlone(`${name}.en`)]
    expect(Math.abs(french - english)).toBeLessThanOrEqual(3)
  },
)

function scoreAlone(file: string): number {
  const role = file.startsWith('article') ? 'article' : file.startsWith('service') ? 'service' : 'home'
  const path = /rel="canonical"\s+href="([^"]+)"/u.exec(pageSource(file))?.[1] ?? '/'
  const address = new URL(path, 'https://atelier-braise.example').href
  const visit = madeVisit([{ path: address, role, body: pageSource(file) }])
  return judge(visit, readPagesOf(visit)).score?.points ?? Number.NaN
}

test('a site that ChatGPT may not read scores 25 at most, and the first thing to do is to open it', () => {
  const visit = {
    ...atelierVisit(),
    robots: { ...atelierVisit().robots, body: 'User-agent: OAI-SearchBot\nDisallow: /\n' },
  }
  const report = judge(visit, readPagesOf(visit))
  expect(report.score).toMatchObject({ points: 25, cappedBy: 'allowed' })
  expect(report.score?.sentence.en).toContain('ChatGPT')
  expect(report.fixes[0]).toMatchObject({ check: 'search-agents-allowed' })
  expect(report.fixes[0]?.points).toBeGreaterThan(50)
})

test('every fix points at its check, and no promise exceeds what is lost', () => {
  const report = reportOnPoorSite()
  const lost = 100 - (report.score?.points ?? 0)
  expect(report.fixes.length).toBeGreaterThan(5)
  expect(report.fixes.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(lost + 1)
  for (const { check } of report.fixes)
    expect(report.findings.some(finding => finding.check === check)).toBe(true)
})

test('a site that gives nothing to read or to prove scores low', () => {
  expect(reportOnPoorSite().score?.points).toBeLessThan(60)
})

function reportOnPoorSite(): AuditReport {
  const body = `<div>${filler('en', 320)}</div>`
  const visit = madeVisit([pageOf(body), pageOf(body, { path: '/a', role: 'article' })])
  return judge(visit, readPagesOf(visit))
}

test('evidence is text of at most 300 characters, and never empty of a place', () => {
  const visit = atelierVisit()
  const report = judge(visit, readPagesOf(visit))
  const evidence = [
    ...report.findings.flatMap(finding => finding.evidence),
    ...report.engines.flatMap(({ gates }) => gates.flatMap(gate => gate.evidence)),
  ]
  expect(evidence.length).toBeGreaterThan(20)
  for (const { quote, where } of evidence) {
    expect(quote.length).toBeLessThanOrEqual(300)
    expect(where).not.toBe('')
  }
})

test('every sentence of a report is in two languages, set by the book of each', () => {
  const visit = atelierVisit()
  const sentences = sentencesIn(judge(visit, readPagesOf(visit)))
  expect(sentences.length).toBeGreaterThan(200)
  expect(sentences.filter(({ fr, en }) => fr === '' || en === '')).toEqual([])
  expect(sentences.filter(({ fr }) => /"|\p{L}'\p{L}| [;!?»]|« /u.test(fr))).toEqual([])
  expect(sentences.filter(({ en }) => /"/u.test(en))).toEqual([])
})

function sentencesIn(value: unknown): readonly Bilingual[] {
  if (Array.isArray(value)) return value.flatMap(sentencesIn)
  if (typeof value !== 'object' || value === null) return []
  if ('fr' in value && 'en' in value) return [{ fr: String(value.fr), en: String(value.en) }]
  return Object.values(value).flatMap(sentencesIn)
}

test('a hostile page changes nothing but its own part', () => {
  const hostile = pageOf(
    '<title>"><script>alert(1)</script></title><main><h1>\u0000<img src=x onerror=alert(1)></h1></main>',
    { path: '/x' },
  )
  const visit = madeVisit([pageOf(`<main>${filler('fr', 200)}</main>`, { lang: 'fr' }), hostile])
  expect(judge(visit, readPagesOf(visit)).pages).toHaveLength(2)
})

test('a start page that only forwards is listed with the reason why it is not judged', () => {
  const head = '<meta http-equiv="refresh" content="0; url=/home">'
  const start = pageOf('<p>Redirecting to /home</p>', { head })
  const visit = madeVisit([start, pageOf(filler('en', 200), { path: '/home' })])
  const { pages, findings } = judge(visit, readPagesOf(visit))
  expect(pages.map(({ points, problem }) => [points !== null, problem?.en ?? null])).toEqual([
    [false, 'The page only leads to another: it is not judged.'],
    [true, null],
  ])
  const judged = findings.flatMap(finding => finding.pages.map(({ address }) => new URL(address).pathname))
  expect(new Set(judged)).toEqual(new Set(['/home']))
})
