import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { answeredQuestions } from './answered-questions.ts'

const texts = {
  fr: {
    question: '<h2>Combien coûte un ramonage ?</h2>',
    answer:
      '<p>Un ramonage coûte de 69 à 119 euros selon la forme du conduit, déplacement et certificat compris, dans un rayon de 25 kilomètres autour de la ville d’Annecy.</p>',
    leaning:
      '<p>Cela dépend de la forme du conduit : comptez de 69 à 119 euros, déplacement et certificat compris, dans un rayon de 25 kilomètres autour de la ville.</p>',
  },
  en: {
    question: '<h2>How much does a sweeping cost?</h2>',
    answer:
      '<p>A sweeping costs from 69 to 119 euros according to the shape of the flue, travel and certificate included, within 25 kilometers of the town of Annecy.</p>',
    leaning:
      '<p>It depends on the shape of the flue: count from 69 to 119 euros, travel and certificate included, within 25 kilometers of the town of Annecy.</p>',
  },
} as const

const decide = (lang: 'fr' | 'en', html: string) =>
  decideOn(answeredQuestions, `<main><h1>?</h1>${filler(lang, 80)}${html}</main>`, { lang, role: 'article' })

test.each(['fr', 'en'] as const)('a question with a short answer that stands alone passes: %s', lang => {
  expect(decide(lang, texts[lang].question + texts[lang].answer)).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('an answer that leans on its question wins half: %s', lang => {
  expect(decide(lang, texts[lang].question + texts[lang].leaning)).toMatchObject({
    verdict: 'partial',
    share: 0.5,
  })
})

test.each(['fr', 'en'] as const)('a one-word answer fails, and is shown: %s', lang => {
  const outcome = decide(lang, `${texts[lang].question}<p>Oui.</p>`)
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.evidence[0]?.quote).toContain('— Oui.')
})

test.each(['fr', 'en'] as const)('an answer twice too long wins nothing: %s', lang => {
  const long = filler(lang, 130).replaceAll('</p><p>', ' ')
  expect(decide(lang, texts[lang].question + long)).toMatchObject({ verdict: 'failed' })
})

test('a page of questions that asks none fails; an article is not asked to', () => {
  const decided = (role: 'faq' | 'article' | 'home') =>
    decideOn(answeredQuestions, `<main><h1>Sweeping</h1>${filler('en', 320)}</main>`, { role }).verdict
  expect(decided('faq')).toBe('failed')
  expect(decided('article')).toBe('not-applicable')
  expect(decided('home')).toBe('not-applicable')
})

test('questions written as summaries of details count', () => {
  const { answer } = texts.fr
  expect(
    decide('fr', `<details><summary>Combien coûte un ramonage ?</summary>${answer}</details>`),
  ).toMatchObject({ verdict: 'passed' })
})

test('the question in the title of a work cited is not asked by the page', () => {
  const cited = `<h2><cite>How much does a sweeping cost?</cite></h2><p>Ahrefs, 2025</p>`
  const { question, answer } = texts.en
  expect(decide('en', question + answer + cited)).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['en', 'How it works'],
  ['en', 'Ready to start?'],
  ['en', 'Why choose us?'],
  ['en', 'Why?'],
  ['fr', 'Comment ça marche'],
  ['fr', 'Besoin d’un devis ?'],
  ['fr', 'Et si on se rencontrait ?'],
  ['fr', 'Vous avez une question ?'],
] as const)('a heading that announces or calls asks nothing: %s %s', (lang, heading) => {
  expect(decide(lang, `<h2>${heading}</h2><p>Oui.</p>`).verdict).toBe('not-applicable')
})

test.each([
  ['en', 'Do you send overseas?'],
  ['en', 'How large should the vocabulary be?#'],
  ['fr', 'Le journalisme local existe t-il ?'],
  ['fr', 'Qu’est-ce qu’un tubage ?'],
] as const)('a question is one by its words and its mark: %s %s', (lang, heading) => {
  expect(decide(lang, `<h2>${heading}</h2><p>Oui.</p>`).verdict).toBe('failed')
})

test('a list answers, and a question with headings of its own below is answered there', () => {
  const list = '<ul><li>Take the certificate out.</li><li>Read the date on it.</li></ul>'
  expect(decide('en', `<h2>What should I do first?</h2>${list}`).verdict).toBe('passed')
  const divided = `<h2>How do I prepare a visit?</h2><h3>The room</h3>${texts.en.answer}`
  expect(decide('en', divided).verdict).toBe('not-applicable')
})

test('a label above the answer is not the answer', () => {
  const { question, answer } = texts.en
  expect(decide('en', `${question}<p>In short</p>${answer}`)).toMatchObject({ verdict: 'passed' })
})
