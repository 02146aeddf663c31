import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import { headingOutline } from './heading-outline.ts'

test('one main heading and levels that follow pass; going up several levels is no jump', () => {
  const body = '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'
  expect(decideOn(headingOutline, body)).toMatchObject({ verdict: 'passed' })
})

test('a jump costs a part, and is shown', () => {
  const outcome = decideOn(headingOutline, '<h1>A</h1><h3>Our prices</h3>')
  expect(outcome.share).toBeCloseTo(0.5 + 0.5 * (2 / 3))
  expect(outcome.evidence).toEqual([
    { address: 'https://atelier.example/', where: 'h1 → h3', quote: 'Our prices' },
  ])
})

test('several main headings cost half', () => {
  expect(decideOn(headingOutline, '<h1>A</h1><h1>B</h1>')).toMatchObject({ verdict: 'partial', share: 0.5 })
})

test('hidden headings do not count', () => {
  expect(decideOn(headingOutline, '<h1>A</h1><h1 hidden>B</h1>')).toMatchObject({ verdict: 'passed' })
})

test('a page without headings fails', () => {
  expect(decideOn(headingOutline, '<p>Text</p>')).toMatchObject({ verdict: 'failed' })
})
