import { expect, test } from 'vitest'
import { faqItem } from './faq-item.ts'

const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ')
const inBoth = (text: string) => ({ fr: text, en: text })

const item = {
  question: inBoth('GEO ?'),
  answer: inBoth(words(50)),
  detail: inBoth(words(80)),
  category: 'fundamentals',
  order: 1,
  difficulty: 'beginner',
  relatedQuestions: ['what-is-geo'],
  lastUpdated: '2026-11-21',
  aiTargeted: true,
  keywords: inBoth('GEO'),
  sources: ['geo-kdd-2024'],
  listedIn: { fr: true, en: true },
}

function refusals(entry: object): readonly string[] {
  const { error } = faqItem.safeParse(entry)
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

test('a question with an answer of 50 words is accepted', () => {
  expect(refusals(item)).toEqual([])
})

test('a question whose answer does not have 40 to 60 words is refused', () => {
  expect(refusals({ ...item, answer: { fr: words(50), en: words(20) } })).toEqual([
    'answer.en: The English text has 20 words; an answer that stands alone has 40 to 60: add 20 at least.',
  ])
})

test('a question related to a missing one is refused', () => {
  expect(refusals({ ...item, relatedQuestions: ['gone'] })).toEqual([
    'relatedQuestions.0: There is no content/faq/gone.yaml: write the name of a file of that folder, or remove this one.',
  ])
})

test('a question without its English is refused', () => {
  expect(refusals({ ...item, question: { fr: 'GEO ?' } })).toEqual([
    'question.en: The English text is missing: add a line "en: …" beside the other language.',
  ])
})
