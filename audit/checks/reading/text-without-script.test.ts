import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { textWithoutScript } from './text-without-script.ts'

const script = '<script src="/app.js"></script>'

const sentences = [
  'The stove is lit in the morning.',
  'The flue is swept twice a year.',
  'The logs dry for two summers.',
]

function paragraphs(count: number): string {
  return sentences
    .slice(0, count)
    .map(sentence => `<p>${sentence}</p>`)
    .join('')
}

test('without a browser, a page with text and scripts is not measured, and says what can be read', () => {
  const outcome = decideOn(textWithoutScript, `<main>${filler('en', 120)}</main>${script}`)
  expect(outcome).toMatchObject({ verdict: 'could-not-tell', share: null })
  expect(outcome.sentence.en).toMatch(/^Not measured: it takes a browser.* \d+ words can be read/)
})

test('with a browser, every sentence it shows is looked for in the page as it was sent', () => {
  const rendered = `<main>${paragraphs(3)}</main>`
  const decide = (sent: string) => decideOn(textWithoutScript, `<main>${sent}</main>${script}`, { rendered })
  expect(decide(paragraphs(3))).toMatchObject({ verdict: 'passed', share: 1 })
  expect(decide('')).toMatchObject({ verdict: 'failed', share: 0 })
  const outcome = decide(paragraphs(2))
  expect(outcome.share).toBeCloseTo(2 / 3)
  expect(outcome.evidence).toMatchObject([{ quote: 'The logs dry for two summers.' }])
})

test('a sentence that scripts only moved or set in other signs is there all the same', () => {
  const outcome = decideOn(
    textWithoutScript,
    `<nav><p>L’été, « bien sec », il brûle mieux.</p></nav><main></main>${script}`,
    {
      lang: 'fr',
      rendered: '<main><p>L\'été, "bien sec", il brûle mieux.</p></main>',
    },
  )
  expect(outcome).toMatchObject({ verdict: 'passed' })
})

test('an application that fills an empty element fails', () => {
  const outcome = decideOn(textWithoutScript, `<div id="root"></div>${script}`)
  expect(outcome).toMatchObject({ verdict: 'failed', share: 0 })
  expect(outcome.evidence[0]?.where).toBe('#root')
})

test('a page that asks for JavaScript fails', () => {
  const plea = '<noscript>Veuillez activer JavaScript pour continuer.</noscript>'
  expect(decideOn(textWithoutScript, `<main>Chargement</main>${plea}${script}`)).toMatchObject({
    verdict: 'failed',
  })
})

test('a short page without any script is simply short', () => {
  expect(decideOn(textWithoutScript, '<main><p>Contact us.</p></main>')).toMatchObject({ verdict: 'passed' })
})

test('a short page with scripts cannot be judged without a browser', () => {
  const outcome = decideOn(textWithoutScript, `<main><p>Contact us.</p></main>${script}`)
  expect(outcome).toMatchObject({ verdict: 'could-not-tell', share: null })
})
