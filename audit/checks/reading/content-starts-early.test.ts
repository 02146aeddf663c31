import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { contentStartsEarly } from './content-starts-early.ts'

const menu = (links: number) => `<nav>${'<a href="/">An entry of the menu</a> '.repeat(links)}</nav>`

test('text that comes first passes', () => {
  expect(decideOn(contentStartsEarly, `<main>${filler('en', 100)}</main>${menu(40)}`)).toMatchObject({
    verdict: 'passed',
  })
})

test('a third of the page before the first sentence costs a part', () => {
  const skip = '<a href="#text">Skip to the text</a>'
  const outcome = decideOn(contentStartsEarly, `${skip}${menu(32)}<main>${filler('en', 300)}</main>`)
  expect(outcome.verdict).toBe('partial')
  expect(outcome.evidence[0]).toMatchObject({ where: 'nav' })
})

test('a short menu costs nothing, however short the page below it', () => {
  expect(decideOn(contentStartsEarly, `${menu(16)}<main>${filler('en', 30)}</main>`)).toMatchObject({
    verdict: 'passed',
  })
})

test('a page that is mostly menu before its text fails', () => {
  expect(decideOn(contentStartsEarly, `${menu(90)}<main>${filler('en', 100)}</main>`)).toMatchObject({
    verdict: 'failed',
  })
})

test('an empty page is not judged here', () => {
  expect(decideOn(contentStartsEarly, '<main></main>')).toMatchObject({ verdict: 'not-applicable' })
})
