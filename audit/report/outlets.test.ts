import { expect, test } from 'vitest'
import type { AuditReport } from '#contracts/audit-report.ts'
import { groupOf } from '#contracts/report-words.ts'
import { shownPillars } from '#contracts/report-points.ts'
import { judge } from '../judge/judge.ts'
import { filler, madeVisit, pageOf, readPagesOf } from '../testing/made-up.ts'
import { atelierVisit } from '../testing/site-visit.ts'
import { outlets } from './outlets.ts'

const hostileTitle = '"><script>alert(1)</script>](javascript:alert(1)) ``` | <!-- ![x](http://evil.example)'
const hostileText = `<main><h1>${'x'.repeat(5_000)}</h1>${filler('en', 80)}<p>We are the best &lt;img src=x onerror=alert(1)&gt; \`\`\` [link](javascript:alert(2)) | of all.</p></main>`

function reportOn(visit = atelierVisit()): AuditReport {
  return judge(visit, readPagesOf(visit))
}

function hostile(): AuditReport {
  return reportOn(
    madeVisit([pageOf(hostileText, { head: `<title>${hostileTitle.replaceAll('<', '&lt;')}</title>` })]),
  )
}

function written(name: string, report: AuditReport, before: AuditReport | null = null): string {
  const outlet = outlets.get(name)
  if (!outlet) throw new Error(`There is no outlet ${name}.`)
  return outlet.write(report, { language: 'fr', before, timeZone: 'UTC' })
}

test.each([...outlets.keys()])('%s is in one language only', name => {
  const text = written(name, reportOn())
  if (name !== 'json') expect(text).not.toMatch(/\b(?:the page|What to do|Undocumented|line \d+)\b/u)
  expect(text.length).toBeGreaterThan(1_000)
})

test('the JSON contains the whole report', () => {
  const report = reportOn(madeVisit([], { problem: { code: 'refused', detail: '' } }))
  expect(JSON.parse(written('json', report))).toEqual(report)
})

test.each([...outlets.keys()])('%s of an audit that failed says why', name => {
  const failed = reportOn(madeVisit([], { problem: { code: 'refused', detail: 'connect ECONNREFUSED' } }))
  expect(written(name, failed)).toContain('Le site ne répond pas')
})

test('in HTML, text of a site cannot become an element, an attribute or an address', () => {
  const html = written('html', hostile())
  const tags = html.match(/<[^>]*>/gu) ?? []
  expect(
    tags.filter(tag => /^<(?:script|img|a|iframe|object|link)\b|\son\w+=|javascript:/iu.test(tag)),
  ).toEqual([])
  expect(html).toContain("default-src 'none'")
})

test('in Markdown, text of a site cannot become a link, a picture, a code fence or a cell', () => {
  const markdown = written('markdown', hostile())
  const withoutCode = markdown.replace(/(`+)(?!`)[\s\S]*?[^`]\1(?!`)/gu, '')
  const links = [...withoutCode.matchAll(/(?<!\\)\]\(([^)]*)/gu)].map(([, address]) => address)
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(address => !address?.startsWith('https://'))).toEqual([])
  expect(withoutCode).not.toMatch(/(?<!\\)<script|(?<!\\)!\[/u)
})

test.each(['\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f'])(
  'in Markdown, a patch that contains %j stays within its code fence',
  lineEnd => {
    const href = `/fr${lineEnd}${lineEnd}# Heading${lineEnd}${lineEnd}![](https://evil.example/p.png)`
    const visit = madeVisit([pageOf(filler('en', 80), { head: `<link rel="canonical" href="${href}">` })])
    const markdown = written('markdown', reportOn(visit))
    const lines = markdown.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    expect(lines.filter(line => line.includes('Heading') || line.includes('evil'))).not.toEqual([])
    expect(lines.filter(line => /^(?:# Heading|!\[)/u.test(line))).toEqual([])
  },
)

test('in text, a site cannot send commands to the terminal', () => {
  const name = 'Stove\u001b]0;title\u0007\u001b[31m\u009b2J\u202e'
  const visit = madeVisit([
    pageOf(filler('en', 80), {
      head: `<title>Grill</title><meta property="og:site_name" content="${name}">`,
    }),
  ])
  const text = written('text', reportOn(visit))
  expect(text).toContain('Stove\uFFFD')
  expect(text.replaceAll(/[\n\u2060]/gu, '')).not.toMatch(/\p{C}/u)
})

test('SARIF has a rule for each check, and a result for each that did not pass', () => {
  const report = hostile()
  const { version, runs } = JSON.parse(written('sarif', report))
  const [{ tool, results, invocations }] = runs
  expect(version).toBe('2.1.0')
  expect(tool.driver.rules).toHaveLength(report.findings.length)
  const levels = new Set(results.map(({ level }: { level: string }) => level))
  expect([...levels].sort()).toEqual(['error', 'note', 'warning'])
  for (const { ruleId, locations } of results) {
    expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toContain(ruleId)
    expect(URL.canParse(locations[0].physicalLocation.artifactLocation.uri)).toBe(true)
  }
  expect(invocations[0].executionSuccessful).toBe(true)
})

test.each(['text', 'markdown', 'html', 'csv'])('%s asks to check what checks without points found', name => {
  const report = hostile()
  const unscored = report.findings.filter(finding => groupOf(finding) === 'unscored')
  expect(unscored.length).toBeGreaterThan(1)
  const text = written(name, report)
  expect(text.split('À vérifier').length - 1).toBeGreaterThanOrEqual(unscored.length)
  const alone = { ...report, findings: unscored }
  expect(written(name, alone)).not.toMatch(/Faible|À corriger/u)
})

/** Rounded by itself, each of the two losses would vanish. */
function closeReport(): AuditReport {
  const report = reportOn()
  const lost = [
    { points: 1.06, maximum: 1.1 },
    { points: 2.97, maximum: 3 },
  ]
  const findings = report.findings
    .slice(0, 2)
    .map((finding, index) => ({ ...finding, ...lost[index], pages: [] }))
  return { ...report, findings }
}

test.each(['text', 'markdown', 'html'])('%s shows points that add up, as the page rounds them', name => {
  const text = written(name, closeReport())
  for (const shown of ['1 / 1,1', '2,9 / 3', '3,9 / 4,1']) expect(text).toContain(shown)
  expect(shownPillars(closeReport()).total).toEqual({ points: 3.9, maximum: 4.1 })
})

test('in CSV, the points of the checks add up to the total of the page', () => {
  const rows = written('csv', closeReport())
    .split('\r\n')
    .slice(1, -1)
    .map(row => row.slice(1, -1).split('";"'))
  expect(rows.map(row => [row[5], row[6]])).toEqual([
    ['1', '1,1'],
    ['2,9', '3'],
  ])
})

test('in SARIF, what checks without points found is a note', () => {
  const report = hostile()
  const unscored = report.findings
    .filter(finding => groupOf(finding) === 'unscored')
    .map(({ check }) => check)
  const [{ results }] = JSON.parse(written('sarif', report)).runs
  const levels = results
    .filter(({ ruleId }: { ruleId: string }) => unscored.includes(ruleId))
    .map(({ level }: { level: string }) => level)
  expect(levels).toEqual(unscored.map(() => 'note'))
  expect(levels.length).toBeGreaterThan(1)
})

test.each(['text', 'markdown', 'html'])('%s begins with what changed since an earlier report', name => {
  const visit = atelierVisit()
  const worse = reportOn({ ...visit, sitemaps: [] })
  const text = written(name, worse, reportOn())
  expect(text).toContain('Depuis le 21\u00a0novembre 2026')
  expect(text.indexOf('Depuis le')).toBeLessThan(text.indexOf('Les piliers'))
})
