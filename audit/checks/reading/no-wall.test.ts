import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import { noWall } from './no-wall.ts'

test('a page without dialogs passes, and so does a closed dialog', () => {
  expect(decideOn(noWall, '<main></main><dialog>Consent</dialog>')).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['an open dialog', '<dialog open>We use cookies</dialog>'],
  ['a modal window', '<div role="dialog" aria-modal="true">We use cookies</div>'],
  ['a main part made inert', '<main inert>We use cookies</main>'],
])('%s fails, with its words', (_name, body) => {
  const outcome = decideOn(noWall, body)
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.evidence[0]?.quote).toBe('We use cookies')
})

test('a modal window that the page hides covers nothing', () => {
  expect(decideOn(noWall, '<div aria-modal="true" hidden>Consent</div>')).toMatchObject({ verdict: 'passed' })
})
