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

test.each(['fr', 'en'] as const)('a subject said in the four places passes: %s', lang => {
  expect(decide(lang, texts[lang])).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('each place that says nothing of it costs a quarter: %s', lang => {
  const { paragraph } = texts[lang]
  const outcome = decide(lang, { paragraph })
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.75 })
  expect(outcome.evidence).toEqual([
    { address: 'https://atelier.example/', where: 'meta[name=description]', quote: '' },
  ])
  expect(decide(lang, {})).toMatchObject({ share: 0.5 })
})

test('a page without title or heading fails', () => {
  expect(decideOn(topicAgreement, `<main>${filler('en', 40)}</main>`)).toMatchObject({ verdict: 'failed' })
})
