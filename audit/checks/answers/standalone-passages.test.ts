import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { standalonePassages } from './standalone-passages.ts'

const leaning = {
  fr: '<p>Cela dure moins d’une heure dans la plupart des maisons que nous visitons chaque hiver.</p>',
  en: '<p>It lasts less than an hour in most of the houses that we visit each winter.</p>',
} as const
const impersonal = {
  fr: '<p>Il faut ramoner deux fois par an un conduit de bois pour garder son assurance valable.</p>',
  en: '<p>It is necessary to sweep a wood flue twice a year to keep the insurance valid.</p>',
} as const

const decide = (lang: 'fr' | 'en', html: string, words = 100) =>
  decideOn(standalonePassages, `<main>${filler(lang, words)}${html}</main>`, { lang })

test.each(['fr', 'en'] as const)('paragraphs that name their subject pass: %s', lang => {
  expect(decide(lang, impersonal[lang])).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('paragraphs that lean on others cost a part, and are quoted: %s', lang => {
  const outcome = decide(lang, leaning[lang].repeat(2))
  expect(outcome.verdict).toBe('partial')
  expect(outcome.evidence).toHaveLength(2)
})

test.each(['fr', 'en'] as const)('a text where half of the paragraphs lean fails: %s', lang => {
  expect(decide(lang, leaning[lang].repeat(6))).toMatchObject({ verdict: 'failed' })
})

test('a page of three paragraphs is not judged', () => {
  expect(decide('en', '', 60)).toMatchObject({ verdict: 'not-applicable' })
})

test('"C’est … qui" names its subject, unless it presents one of a kind', () => {
  const cleft =
    '<p>C’est Jeanne Perrin, qui a vu la première que ce conduit de la rue Haute était fendu de haut en bas.</p>'
  const kind =
    '<p>C’est une méthode qui demande plus de temps et qui garde mieux les vieux conduits de la rue Haute.</p>'
  expect(decide('fr', cleft.repeat(6))).toMatchObject({ verdict: 'passed' })
  expect(decide('fr', kind.repeat(6))).toMatchObject({ verdict: 'failed' })
})

test('an answer is quoted with the question above it', () => {
  const answered = `<h2>How long does a sweeping last?</h2>${leaning.en}`
  expect(decide('en', answered.repeat(6))).toMatchObject({ verdict: 'passed' })
})
