import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import { linkTexts } from './link-texts.ts'

const good = [
  'Prices',
  'Our method',
  'Chimney sweeping',
  'Questions',
  'About us',
  'Contact',
  'Journal',
  'Legal notice',
]
const links = (...texts: readonly string[]) =>
  texts.map((text, index) => `<a href="/page-${index}">${text}</a>`).join(' ')

test('links that say where they lead pass', () => {
  expect(decideOn(linkTexts, links(...good))).toMatchObject({ verdict: 'passed' })
})

test.each(['En savoir plus', 'Ici', 'Lire la suite →', 'Learn more', 'Click here!', 'Read more…', ''])(
  '"%s" says nothing',
  text => {
    const outcome = decideOn(linkTexts, links(...good, text))
    expect(outcome.verdict).toBe('partial')
    expect(outcome.evidence).toHaveLength(1)
  },
)

test.each([
  ['a label', '<a href="/services/stoves" aria-label="Learn more about stoves">Learn more</a>'],
  [
    'a heading that leads to the same page',
    '<h2><a href="/log">Dry wood</a></h2><a href="/log">Read more</a>',
  ],
  ['the sign that its page is about', '<a href="/signs/at">@</a>'],
])('%s says where a link leads', (_what, link) => {
  expect(decideOn(linkTexts, links(...good) + link)).toMatchObject({ verdict: 'passed' })
})

test('an arrow says nothing', () => {
  expect(decideOn(linkTexts, `${links(...good)}<a href="/next">→</a>`)).toMatchObject({ verdict: 'partial' })
})

test('a page of vague links fails', () => {
  expect(decideOn(linkTexts, links('Here', 'More', 'Ici', 'Link', 'Prices'))).toMatchObject({
    verdict: 'failed',
  })
})

test('a picture names its link by its alternative text', () => {
  expect(
    decideOn(linkTexts, `${links(...good)}<a href="/"><img src="/logo.svg" alt="Atelier Braise, home"></a>`),
  ).toMatchObject({ verdict: 'passed' })
})

test('links to other sites do not count, and few links are not judged', () => {
  expect(decideOn(linkTexts, '<a href="https://other.example/">Here</a>')).toMatchObject({
    verdict: 'not-applicable',
  })
})
