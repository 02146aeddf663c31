import { afterEach, expect } from 'vitest'
import { attemptsToLeave } from './no-internet.ts'

/** Runs in every test file: a test that tries to reach the internet fails and says so. */
afterEach(() => {
  expect(attemptsToLeave(), 'tests stay on this machine').toEqual([])
})
