import { expect, test } from 'vitest'
import type { AuditReport } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { judge } from '../judge/judge.ts'
import { rubricVersion } from '../rubric-version.ts'
import { madeVisit, readPagesOf } from '../testing/made-up.ts'
import { atelierVisit } from '../testing/site-visit.ts'
import { outline } from './outline.ts'
import { textReport } from './text.ts'

const visit = atelierVisit()
const report = judge(visit, readPagesOf(visit))

const text = (of: AuditReport, language: Language) =>
  textReport(outline(of, { language, before: null, timeZone: 'UTC' }))

test.each(['fr', 'en'] as const)('the score is the first line: %s', language => {
  expect(text(report, language).split('\n')[0]).toBe(`${report.score?.points} ± ${report.score?.band} / 100`)
})

test.each(['fr', 'en'] as const)(
  'every line fits a terminal of 80 columns, except lines to copy: %s',
  language => {
    const wide = text(report, language)
      .split('\n')
      .filter(line => line.length > 80 && !/^ {5}[+-] /u.test(line))
    expect(wide).toEqual([])
  },
)

test('each language is written without the other', () => {
  expect(text(report, 'fr')).toContain('À faire')
  expect(text(report, 'fr')).not.toMatch(/What to do|The pillars|Open\b/u)
  expect(text(report, 'en')).not.toMatch(/À faire|Les piliers|Ouvert/u)
})

test('a failed audit says what happened, how to repair it and what was seen', () => {
  const problem = { code: 'unknown-host', detail: 'ENOTFOUND nowhere.example' } as const
  const failed = judge(madeVisit([], { problem, address: 'https://nowhere.example/' }), [])
  expect(text(failed, 'en')).toBe(
    [
      `nowhere.example · rubric ${rubricVersion} · November 21, 2026`,
      '',
      'No site exists under this name.',
      'Check the spelling of the domain name, or its DNS settings if it is new.',
      'ENOTFOUND nowhere.example',
      '',
    ].join('\n'),
  )
})
