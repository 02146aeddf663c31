import { expect, test } from 'vitest'
import { judge } from '../judge/judge.ts'
import { madeVisit } from '../testing/made-up.ts'
import { jsonReport } from './json.ts'

test('the JSON is the report, whole', () => {
  const report = judge(madeVisit([], { problem: { code: 'refused', detail: '' } }), [])
  expect(JSON.parse(jsonReport(report))).toEqual(report)
})
