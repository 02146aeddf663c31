import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { oneMain } from './one-main.ts'

test('a page with one main and its landmarks passes', () => {
  const body = '<header></header><nav></nav><main></main><footer></footer>'
  expect(decideOn(oneMain, body)).toMatchObject({ verdict: 'passed' })
})

test('roles count as their elements', () => {
  const body =
    '<div role="banner"></div><div role="navigation"></div><div role="main"></div><div role="contentinfo"></div>'
  expect(decideOn(oneMain, body)).toMatchObject({ verdict: 'passed' })
})

test('a main alone sets the text apart', () => {
  expect(decideOn(oneMain, '<main></main>')).toMatchObject({ verdict: 'passed' })
})

test('menus that say what they are win a part without a main', () => {
  const outcome = decideOn(oneMain, `<header></header><nav></nav>${filler('en', 80)}<footer></footer>`)
  expect(outcome.share).toBeCloseTo(0.4)
  expect(outcome.sentence.en).toBe('The page has no “main” element; other landmarks: nav, header, footer.')
})

test('two mains tell nothing apart', () => {
  expect(decideOn(oneMain, `<main>${filler('en', 80)}</main><main></main>`)).toMatchObject({
    verdict: 'failed',
  })
})

test('a page of a few words has nothing to set apart', () => {
  expect(decideOn(oneMain, '<p>Welcome. <a href="/in">Enter</a></p>')).toMatchObject({
    verdict: 'not-applicable',
  })
})
