import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { pageLanguage } from './page-language.ts'

const decide = (lang: string, body: string) => decideOn(pageLanguage, `<main>${body}</main>`, { lang })
const french = filler('fr', 120)
const english = filler('en', 120)

test.each([
  ['fr', french],
  ['fr-CA', french],
  ['en', english],
  ['EN_us', english],
])('the language of the words, with or without a country, passes: %s', (lang, body) => {
  expect(decide(lang, body)).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['en', french, '(en), and its words show another (fr)'],
  ['fr', english, '(fr), and its words show another (en)'],
])('a page that states %s and speaks another fails, and both are told', (lang, body, told) => {
  const outcome = decide(lang, body)
  expect(outcome.verdict).toBe('failed')
  expect(outcome.sentence.en).toContain(told)
})

const indonesian = `<p>${'Mengingat bahwa pengakuan atas martabat alamiah dan hak yang sama dari semua anggota keluarga manusia adalah dasar kemerdekaan dan keadilan di dunia. '.repeat(6)}</p>`
const serbian = `<p>${'Pošto je priznavanje urođenog dostojanstva i jednakih prava svih članova ljudske porodice temelj slobode, pravde i mira u svetu. '.repeat(6)}</p>`

test.each([
  ['id', indonesian, 'could-not-tell'],
  ['sr', serbian, 'could-not-tell'],
  ['vi', indonesian, 'failed'],
  ['us', indonesian, 'failed'],
  ['id', french, 'failed'],
])(
  'a page in %s is not called wrong where detection knows only a neighbor of its language',
  (lang, body, verdict) => {
    expect(decide(lang, body).verdict).toBe(verdict)
  },
)

test('a page whose language only titles and commands outweigh is not called wrong', () => {
  const book = (title: string) => `<li>Résumé du livre de Fedor Pikus : ${title}</li>`
  const books = book('The Art of Writing Efficient Programs With an Eye on How Their Designs Will Work')
  const { verdict, sentence } = decide('fr', `<ul>${books.repeat(15)}</ul>`)
  expect(verdict).toBe('could-not-tell')
  expect(sentence.en).toContain('mixes words of two languages')
})

test('settings and commands tell nothing of the language of a page', () => {
  const settings = 'stage: build cache: key: composer paths: vendor script: composer install to public '
  const { verdict } = decide('fr', `<h1>GitLab</h1><p>${settings.repeat(10)}</p>`)
  expect(verdict).toBe('not-applicable')
})

test('a page that states none fails; one too short to tell, or a piece of a page, is let be', () => {
  expect(decide('', english).verdict).toBe('failed')
  expect(decide('', filler('en', 30)).verdict).toBe('failed')
  expect(decide('', '<h1>Authors</h1><a href="/authors/ada">Ada Lovelace</a>').verdict).toBe('not-applicable')
  expect(decide('fr', '<p>Hello.</p>').verdict).toBe('not-applicable')
})
