import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { textWithoutScript } from './text-without-script.ts'

const script = '<script src="/app.js"></script>'

test('a page whose text is in its HTML passes, whatever its scripts', () => {
  const outcome = decideOn(textWithoutScript, `<main>${filler('en', 120)}</main>${script}`)
  expect(outcome).toMatchObject({ verdict: 'passed' })
  expect(outcome.sentence.en).toMatch(/^\d+ words of main text/)
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
