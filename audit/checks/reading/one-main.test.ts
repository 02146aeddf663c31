import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
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

test('a main alone wins its part', () => {
  expect(decideOn(oneMain, '<main></main>')).toMatchObject({ verdict: 'partial', share: 0.6 })
})

test('two mains tell nothing apart', () => {
  expect(decideOn(oneMain, '<main></main><main></main>')).toMatchObject({ verdict: 'failed' })
})
