import { expect, test } from 'vitest'
import {
  type ProgressSentences,
  percentDone,
  progressSentence,
  type Standpoint,
  stepState,
} from './progress.ts'

const say: ProgressSentences = {
  queuedNext: 'Your audit is next.',
  queuedOne: '1 audit ahead of yours',
  queuedMany: '{ahead} audits ahead of yours',
  looking: 'Looking',
  reading: 'Reading page {done} of {planned}',
  asking: 'Asking as crawler {done} of {planned}',
  judging: 'Judging',
  finished: 'The report is ready.',
}
const queued: Standpoint = { status: 'queued', ahead: 2, progress: null }
const reading: Standpoint = {
  status: 'running',
  ahead: 0,
  progress: { step: 'reading', pagesRead: 3, pagesPlanned: 12 },
}

test('a waiting audit says how many are ahead of it', () => {
  expect(progressSentence(queued, say)).toBe('2 audits ahead of yours')
  expect(progressSentence({ ...queued, ahead: 1 }, say)).toBe('1 audit ahead of yours')
  expect(progressSentence({ ...queued, ahead: 0 }, say)).toBe('Your audit is next.')
})

test('an audit that is reading says which page it is on, and never counts too many', () => {
  const last: Standpoint = { ...reading, progress: { step: 'reading', pagesRead: 12, pagesPlanned: 12 } }
  expect(progressSentence(reading, say)).toBe('Reading page 4 of 12')
  expect(progressSentence(last, say)).toBe('Reading page 12 of 12')
})

test('an audit that has just started is at its first step', () => {
  expect(progressSentence({ status: 'running', ahead: 0, progress: null }, say)).toBe('Looking')
})

test('steps before the current one are done, steps after it wait', () => {
  expect(stepState('looking', reading)).toBe('done')
  expect(stepState('reading', reading)).toBe('current')
  expect(stepState('judging', reading)).toBe('waiting')
  expect(stepState('looking', queued)).toBe('waiting')
  expect(stepState('judging', { ...reading, status: 'completed' })).toBe('done')
})

test('the bar only moves forward', () => {
  const life: readonly Standpoint[] = [
    queued,
    { status: 'running', ahead: 0, progress: null },
    { status: 'running', ahead: 0, progress: { step: 'looking' } },
    { status: 'running', ahead: 0, progress: { step: 'reading', pagesRead: 0, pagesPlanned: 0 } },
    reading,
    { status: 'running', ahead: 0, progress: { step: 'asking', agentsAsked: 0, agentsPlanned: 8 } },
    { status: 'running', ahead: 0, progress: { step: 'asking', agentsAsked: 8, agentsPlanned: 8 } },
    { status: 'running', ahead: 0, progress: { step: 'judging' } },
    { status: 'completed', ahead: 0, progress: null },
  ]
  const percents = life.map(percentDone)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(percents.at(-1)).toBe(100)
})
