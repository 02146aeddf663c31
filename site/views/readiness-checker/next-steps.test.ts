import { expect, test } from 'vitest'
import { isReady, nextSteps } from './next-steps.ts'

const urgencies = { yes: 0, unsure: 1, no: 2 }

test('every “no” comes before any “I don’t know”, whatever the order of the questions', () => {
  expect(stepsFor('unsure', 'yes', 'unsure', 'no', 'yes', 'no')).toEqual([3, 5, 0])
})

test('equal answers are in the order of the questions', () => {
  expect(stepsFor('no', 'no', 'no', 'no', 'no')).toEqual([0, 1, 2])
  expect(stepsFor('unsure', 'unsure', 'no', 'unsure')).toEqual([2, 0, 1])
})

test('three steps are given even when every answer is “yes”', () => {
  expect(stepsFor('yes', 'yes', 'yes', 'yes')).toEqual([0, 1, 2])
})

test('only one who answers “yes” to everything is ready', () => {
  expect(isReady(answers('yes', 'yes'))).toBe(true)
  expect(isReady(answers('yes', 'unsure'))).toBe(false)
})

type Reply = keyof typeof urgencies

function answers(...replies: Reply[]) {
  return replies.map((reply, question) => ({ question, urgency: urgencies[reply] }))
}

function stepsFor(...replies: Reply[]): number[] {
  return nextSteps(answers(...replies)).map(({ question }) => question)
}
