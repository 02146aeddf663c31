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

function decide(lang: 'fr' | 'en', shift: number, opening = '') {
  const sections = texts[lang].map(([heading], index) => {
    const body = texts[lang][(index + shift) % texts[lang].length]?.[1]
    return `<h2>${heading}</h2><p>${body}</p>`
  })
  return decideOn(passageRetrieval, `<main>${filler(lang, 60)}${opening}${sections.join('')}</main>`, {
    lang,
  })
}

test.each(['fr', 'en'] as const)('questions that their own text answers pass: %s', lang => {
  expect(decide(lang, 0)).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('questions answered elsewhere fail, and are quoted: %s', lang => {
  const outcome = decide(lang, 1)
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.evidence[0]?.quote).toBe(texts[lang][0][0])
})

test.each([
  ['fr', '<h2>Le ramonage</h2><p>Quel est le prix du ramonage, la durée de la visite.</p>'],
  ['en', '<h2>Sweeping</h2><p>What is the price of sweeping, the duration of the visit.</p>'],
] as const)('a line that announces the questions is no rival of their answers: %s', (lang, opening) => {
  expect(decide(lang, 0, opening)).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('the words that only ask are not searched: %s', lang => {
  const asked = {
    fr: 'D’où vient le certificat ?',
    en: 'Where does the certificate come from?',
  }
  const chatter = {
    fr: 'Ce qui vient ensuite dans la matinée vient toujours à son heure, et ce qui vient plus tard attend le jour suivant.',
    en: 'The parts that come next in the morning come on time, and those that come later wait for the following day.',
  }
  const section = `<h2>${asked[lang]}</h2><p>${texts[lang][2][1]}</p><h2>${lang}</h2><p>${chatter[lang]}</p>`
  expect(decide(lang, 0, section)).toMatchObject({ verdict: 'passed' })
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
