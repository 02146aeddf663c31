import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import { noWall } from './no-wall.ts'

test('a page without dialogs passes, and so does a closed dialog', () => {
  expect(decideOn(noWall, '<main></main><dialog>Consent</dialog>')).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['an open dialog', '<dialog open>We use cookies</dialog>'],
  ['a main part made inert', '<main inert>We use cookies</main>'],
])('%s fails, with its words', (_name, body) => {
  const outcome = decideOn(noWall, body)
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.evidence[0]?.quote).toBe('We use cookies')
})

test('an element that says that it is modal may be hidden by a style, and is no proof of a wall', () => {
  expect(decideOn(noWall, '<div role="dialog" aria-modal="true">Plans</div>')).toMatchObject({
    verdict: 'passed',
  })
})
