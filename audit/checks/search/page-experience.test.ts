import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import { pageExperience } from './page-experience.ts'

test('what needs a browser is said to be not measured, with what the HTML shows', () => {
  const outcome = decideOn(pageExperience, '<img src="/a.png" width="40" height="40"><img src="/b.png">')
  expect(outcome).toMatchObject({ verdict: 'could-not-tell', share: null })
  expect(outcome.sentence.en).toContain('1 of 2 images')
})
