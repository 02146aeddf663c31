import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { passageRetrieval } from './passage-retrieval.ts'

const texts = {
  fr: [
    ['Quel est le prix du ramonage ?', 'Le prix du ramonage est de 69 euros pour un conduit droit.'],
    ['Quelle est la durée de la visite ?', 'La visite a une durée de 45 minutes environ dans une maison.'],
    ['Quand le certificat est-il remis ?', 'Le certificat est remis le jour même par le technicien.'],
  ],
  en: [
    ['What is the price of sweeping?', 'The price of sweeping is 69 euros for a straight flue.'],
    ['What is the duration of the visit?', 'The visit has a duration of about 45 minutes in a house.'],
    [
      'When is the certificate handed over?',
      'The certificate is handed over the same day by the technician.',
    ],
  ],
} as const

function decide(lang: 'fr' | 'en', shift: number) {
  const sections = texts[lang].map(([heading], index) => {
    const body = texts[lang][(index + shift) % texts[lang].length]?.[1]
    return `<h2>${heading}</h2><p>${body}</p>`
  })
  return decideOn(passageRetrieval, `<main>${filler(lang, 60)}${sections.join('')}</main>`, { lang })
}

test.each(['fr', 'en'] as const)('questions that their own text answers pass: %s', lang => {
  expect(decide(lang, 0)).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('questions answered elsewhere fail, and are quoted: %s', lang => {
  const outcome = decide(lang, 1)
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.evidence[0]?.quote).toBe(texts[lang][0][0])
})

test('headings that announce and do not ask are nobody’s question', () => {
  const announced = ['The problem', 'The answer', 'The result'].map(
    heading => `<h2>${heading}</h2>${filler('en', 30)}`,
  )
  expect(decideOn(passageRetrieval, `<main>${announced.join('')}</main>`)).toMatchObject({
    verdict: 'not-applicable',
  })
})

test('a page with fewer than three questions is not judged', () => {
  expect(
    decideOn(passageRetrieval, `<main>${filler('en', 80)}<h2>Price</h2><p>69 euros.</p></main>`),
  ).toMatchObject({ verdict: 'not-applicable' })
})
