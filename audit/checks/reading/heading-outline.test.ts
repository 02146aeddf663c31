import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import { headingOutline } from './heading-outline.ts'

test('one main heading and levels that follow pass; going up several levels is no jump', () => {
  const body = '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'
  expect(decideOn(headingOutline, body)).toMatchObject({ verdict: 'passed' })
})

test('one jump costs nothing, each further one a part, and they are shown', () => {
  expect(decideOn(headingOutline, '<h1>A</h1><h3>Our prices</h3>')).toMatchObject({ verdict: 'passed' })
  const outcome = decideOn(headingOutline, '<h1>A</h1><h3>Our prices</h3><h2>B</h2><h4>Oak</h4>')
  expect(outcome.share).toBeCloseTo(0.5 + 0.5 * (2 / 3))
  expect(outcome.evidence).toEqual([
    { address: 'https://atelier.example/', where: 'h1 → h3', quote: 'Our prices' },
    { address: 'https://atelier.example/', where: 'h2 → h4', quote: 'Oak' },
  ])
})

test('several main headings cost half', () => {
  expect(decideOn(headingOutline, '<h1>A</h1><h1>B</h1>')).toMatchObject({ verdict: 'partial', share: 0.5 })
})

test('hidden headings do not count', () => {
  expect(decideOn(headingOutline, '<h1>A</h1><h1 hidden>B</h1>')).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['a footer', '<footer><h4>Opening hours</h4></footer>'],
  ['a footer made of a div', '<div class="site-footer"><div><h5>Visit us</h5></div></div>'],
  ['a menu', '<nav><h6>Sections</h6></nav>'],
  ['a link to the next part, in small print', '<h5><a href="/two">On to part two</a></h5>'],
])('the headings of %s are no part of the outline', (_what, part) => {
  expect(decideOn(headingOutline, `<h1>A</h1><h2>B</h2>${part}`)).toMatchObject({ verdict: 'passed' })
})

test('a small heading that is no link is one', () => {
  const outcome = decideOn(headingOutline, '<h1>A</h1><h2>B</h2><h5>Prices</h5>')
  expect(outcome.sentence.en).toContain('3 headings, of which 1 main heading (h1), with 1 jump')
})

test('a page without headings fails', () => {
  expect(decideOn(headingOutline, '<p>Text</p>')).toMatchObject({ verdict: 'failed' })
})

test('a main heading in a footer is none of the text, unless the text has no other', () => {
  const footer = '<footer><h1>Atelier Braise</h1></footer>'
  expect(decideOn(headingOutline, `<h1>Stoves</h1><h2>Fuel</h2>${footer}`).verdict).toBe('passed')
  expect(decideOn(headingOutline, `<nav><h1>Stoves</h1></nav><h2>Fuel</h2>`).verdict).toBe('passed')
})

test('a heading that is hidden is not missing, and may be the level between two others', () => {
  expect(decideOn(headingOutline, '<h1 style="display: none">A</h1><h2>B</h2>').verdict).toBe('passed')
  const between = '<h1>A</h1><h2 style="display: none">B</h2><h3>C</h3>'
  expect(decideOn(headingOutline, between).verdict).toBe('passed')
})
