import { expect, test } from 'vitest'
import {
  completedRecord,
  failedRecord,
  partialReport,
  queuedRecord,
  readingRecord,
} from '#tests/support/sample-report.ts'
import { reportState, siteOf } from './state.ts'

test.each([
  [queuedRecord, 'running'],
  [readingRecord, 'running'],
  [completedRecord, 'complete'],
  [{ ...completedRecord, report: partialReport }, 'complete'],
  [failedRecord, 'failed'],
  [{ ...completedRecord, status: 'failed', report: null }, 'failed'],
] as const)('every record has one state: %#', (record, state) => {
  expect(reportState(record)).toBe(state)
})

test('a completed audit whose report judged nothing is shown as a failure', () => {
  expect(reportState({ ...failedRecord, status: 'completed' })).toBe('failed')
})

test('before there is a report, a site is named by its host', () => {
  expect(siteOf({ ...queuedRecord, address: 'https://www.exemple.fr/page' })).toBe('www.exemple.fr')
  expect(siteOf({ ...queuedRecord, address: 'nonsense' })).toBe('nonsense')
})
