import { expect, test } from 'vitest'
import { judge } from '../judge/judge.ts'
import { madeVisit, readingsOf } from '../testing/made-up.ts'
import { atelierVisit } from '../testing/site-visit.ts'
import { textReport } from './text.ts'

const visit = atelierVisit()
const report = judge(visit, readingsOf(visit))

test.each(['fr', 'en'] as const)('the score is the first line: %s', language => {
  expect(textReport(report, language).split('\n')[0]).toBe(
    `${report.score?.points} ± ${report.score?.band} / 100`,
  )
})

test.each(['fr', 'en'] as const)(
  'every line fits a terminal of 80 columns, but for lines to copy: %s',
  language => {
    const wide = textReport(report, language)
      .split('\n')
      .filter(line => line.length > 80 && !/^ {5}[+-] /u.test(line))
    expect(wide).toEqual([])
  },
)

test('each language speaks alone', () => {
  expect(textReport(report, 'fr')).toContain('À faire')
  expect(textReport(report, 'fr')).not.toMatch(/What to do|Engines|open\b/u)
  expect(textReport(report, 'en')).not.toMatch(/À faire|Moteurs|ouvert/u)
})

test('a failed audit says what happened, how to mend it and what was seen', () => {
  const problem = { code: 'unknown-host', detail: 'ENOTFOUND nowhere.example' } as const
  const text = textReport(judge(madeVisit([], { problem, address: 'https://nowhere.example/' }), []), 'en')
  expect(text).toBe(
    [
      'nowhere.example · rubric 1.2 · 2026-11-21',
      '',
      'No site exists under this name.',
      'Check the spelling of the domain name, or its DNS settings if it is new.',
      'ENOTFOUND nowhere.example',
      '',
    ].join('\n'),
  )
})
