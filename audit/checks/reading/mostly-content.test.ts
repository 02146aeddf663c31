import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { mostlyContent } from './mostly-content.ts'

test('a page that is mostly text passes', () => {
  expect(decideOn(mostlyContent, `<main>${filler('en', 200)}</main>`)).toMatchObject({ verdict: 'passed' })
})

test('a page that is mostly chrome loses half', () => {
  const footer = `<footer>${'A line of the footer. '.repeat(200)}</footer>`
  expect(decideOn(mostlyContent, `<main>${filler('en', 60)}</main>${footer}`)).toMatchObject({ share: 0.5 })
})

test('menus of a few hundred words cost nothing, however short the text between them', () => {
  const footer = `<footer>${'A line of the footer. '.repeat(50)}</footer>`
  expect(decideOn(mostlyContent, `<main>${filler('en', 20)}</main>${footer}`)).toMatchObject({
    verdict: 'passed',
  })
})

test('a page of more than 100,000 characters loses half', () => {
  const outcome = decideOn(mostlyContent, `<main>${filler('fr', 20_000)}</main>`, { lang: 'fr' })
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.5 })
})
