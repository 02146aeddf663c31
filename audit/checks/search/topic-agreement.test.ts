import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { topicAgreement } from './topic-agreement.ts'

const texts = {
  fr: {
    title: 'Ramonage de cheminées à Annecy | Atelier',
    h1: 'Ramonage de cheminées à Annecy',
    description: 'Le ramonage de votre cheminée à Annecy, avec certificat.',
    paragraph: 'Le ramonage des cheminées se fait deux fois par an à Annecy, sur simple rendez-vous.',
  },
  en: {
    title: 'Chimney sweeping in Annecy | Atelier',
    h1: 'Chimney sweeping in Annecy',
    description: 'The sweeping of your chimney in Annecy, with a certificate.',
    paragraph: 'The sweeping of chimneys is done twice a year in Annecy, by simple appointment.',
  },
} as const

function decide(lang: 'fr' | 'en', { description = '', paragraph = '' }) {
  const { title, h1 } = texts[lang]
  const head = `<title>${title}</title><meta name="description" content="${description}">`
  return decideOn(topicAgreement, `<main><h1>${h1}</h1><p>${paragraph}</p>${filler(lang, 40)}</main>`, {
    lang,
    head,
  })
}

test.each(['fr', 'en'] as const)('a subject said in the three places passes: %s', lang => {
  expect(decide(lang, texts[lang])).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('each place that says nothing costs a third: %s', lang => {
  const { paragraph } = texts[lang]
  const outcome = decide(lang, { paragraph })
  expect(outcome).toMatchObject({ verdict: 'partial', share: 2 / 3 })
  expect(outcome.evidence).toEqual([
    { address: 'https://atelier.example/', where: 'meta[name=description]', quote: '' },
  ])
})

test('the same subject in other words is no fault, and a contact page owes no description', () => {
  const head = '<title>Chimneys</title><meta name="description" content="We come twice a year.">'
  const body = `<main><h1>Sweeping in Annecy</h1>${filler('en', 40)}</main>`
  expect(decideOn(topicAgreement, body, { head })).toMatchObject({ verdict: 'passed' })
  expect(decideOn(topicAgreement, body, { path: '/contact' })).toMatchObject({ verdict: 'not-applicable' })
})

test('a page without title or heading fails', () => {
  expect(decideOn(topicAgreement, `<main>${filler('en', 40)}</main>`)).toMatchObject({ verdict: 'failed' })
})

test('a main heading that the page hides is not missing', () => {
  const head = '<title>Chimney sweeping</title><meta name="description" content="Prices and dates.">'
  expect(decideOn(topicAgreement, '<h1 hidden>Chimney sweeping</h1>', { head }).verdict).toBe('passed')
})
