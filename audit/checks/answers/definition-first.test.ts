import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { definitionFirst } from './definition-first.ts'

const texts = {
  fr: {
    head: '<title>Le ramonage | Atelier</title>',
    h1: '<h1>Le ramonage</h1>',
    definition: '<p>Le ramonage désigne le nettoyage d’un conduit de fumée.</p>',
    other: '<p>Notre équipe est une équipe de six personnes.</p>',
  },
  en: {
    head: '<title>Chimney sweeping | Atelier</title>',
    h1: '<h1>Chimney sweeping</h1>',
    definition: '<p>Chimney sweeping means the cleaning of a flue.</p>',
    other: '<p>Our team is a team of six people.</p>',
  },
} as const

test.each([
  ['fr', '<p>Selon l’atelier, le ramonage se définit par le nettoyage d’un conduit de fumée.</p>'],
  ['en', '<p>According to the workshop, chimney sweeping is defined by the cleaning of a flue.</p>'],
] as const)('what a subject is defined by defines it: %s', (lang, definition) => {
  const { head, h1 } = texts[lang]
  const body = `<main>${h1}${definition}${filler(lang, 80)}</main>`
  expect(decideOn(definitionFirst, body, { lang, head })).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('a definition of the subject in the first words passes: %s', lang => {
  const { head, h1, definition } = texts[lang]
  const outcome = decideOn(definitionFirst, `<main>${h1}${definition}${filler(lang, 80)}</main>`, {
    lang,
    head,
  })
  expect(outcome).toMatchObject({ verdict: 'passed' })
  expect(outcome.evidence[0]?.where).toBe('body > main > p:nth-of-type(1)')
})

test('an article that French elides defines as well', () => {
  const { head, h1 } = texts.fr
  const definition = '<p>Le ramonage est l’entretien d’un conduit de fumée.</p>'
  expect(
    decideOn(definitionFirst, `<main>${h1}${definition}${filler('fr', 80)}</main>`, { lang: 'fr', head }),
  ).toMatchObject({ verdict: 'passed' })
})

test.each(['fr', 'en'] as const)('a definition that comes late wins half: %s', lang => {
  const { head, h1, definition } = texts[lang]
  const outcome = decideOn(definitionFirst, `<main>${h1}${filler(lang, 170)}${definition}</main>`, {
    lang,
    head,
  })
  expect(outcome).toMatchObject({ verdict: 'partial', share: 0.5 })
})

test.each(['fr', 'en'] as const)('a sentence that defines something else does not count: %s', lang => {
  const { head, h1, other } = texts[lang]
  const outcome = decideOn(definitionFirst, `<main>${h1}${other}${filler(lang, 80)}</main>`, { lang, head })
  expect(outcome).toMatchObject({ verdict: 'failed' })
})

test.each([
  ['fr', '<p>Nous sommes une entreprise de ramonage installée à Annecy.</p>'],
  ['en', '<p>We’re a chimney sweeping company based in Annecy.</p>'],
] as const)(
  'a home page may say in the first person what it is; another page may not: %s',
  (lang, sentence) => {
    const decided = (role: 'home' | 'service') =>
      decideOn(definitionFirst, `<main><h1>Annecy</h1>${sentence}${filler(lang, 80)}</main>`, { lang, role })
        .verdict
    expect(decided('home')).toBe('passed')
    expect(decided('service')).toBe('failed')
  },
)

test('a footer that says what the site is, and a page of prices, leave nothing to ask', () => {
  const decided = (body: string, path: string) =>
    decideOn(definitionFirst, body, { role: path === '/' ? 'home' : 'service', path, head: texts.en.head })
      .verdict
  const main = `<main><h1>Warm all winter</h1>${filler('en', 80)}</main>`
  expect(decided(main, '/')).toBe('failed')
  expect(decided(`${main}<footer>Atelier is a chimney sweeping company.</footer>`, '/')).toBe(
    'not-applicable',
  )
  expect(decided(main, '/services/chimneys')).toBe('failed')
  expect(decided(main, '/pricing')).toBe('not-applicable')
})

test.each([
  ['fr', 'Bonjour, je suis Jeanne, ramoneuse'],
  ['en', 'Hi! I’m Jeanne, chimney sweep'],
] as const)('a main heading that introduces who speaks says what the site is: %s', (lang, heading) => {
  const decided = (h1: string) =>
    decideOn(definitionFirst, `<main><h1>${h1}</h1>${filler(lang, 80)}</main>`, { lang, role: 'home' })
      .verdict
  expect(decided(heading)).toBe('not-applicable')
  expect(decided('Jeanne')).toBe('failed')
})

test('the page that lists the services leaves the definitions to theirs', () => {
  const decided = (path: string) =>
    decideOn(definitionFirst, `<main><h1>Our services</h1>${filler('en', 80)}</main>`, { path }).verdict
  expect(decided('/services/index.html')).toBe('not-applicable')
  expect(decided('/nos-prestations')).toBe('not-applicable')
  expect(decided('/services/chimneys')).toBe('failed')
})

test('what comes before a comma does not hide the subject', () => {
  const sentence =
    'For the best in heating and cooling in the whole of the Annecy area, Atelier Lumen is a family-owned company.'
  const page = `<main><h1>Atelier Lumen</h1><p>${sentence}</p>${filler('en', 80)}</main>`
  expect(decideOn(definitionFirst, page, { role: 'home' })).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['fr', '<p>Créée en 2021, l’association Qualité de Ville rassemble les riverains du parc.</p>'],
  ['en', '<p>Quality of Town supports those who live around the park.</p>'],
] as const)('a home page may say what the site does under its own name: %s', (lang, sentence) => {
  const title = { fr: 'Qualité de Ville', en: 'Quality of Town' }[lang]
  const decided = (role: 'home' | 'service') =>
    decideOn(definitionFirst, `<main><h1>${title}</h1>${sentence}${filler(lang, 80)}</main>`, { lang, role })
      .verdict
  expect(decided('home')).toBe('passed')
  expect(decided('service')).toBe('failed')
})

test('a main heading that tells what the company does leaves nothing to ask', () => {
  const h1 = '<h1>Nous accompagnons les dirigeants dans la cession de leur entreprise</h1>'
  const outcome = decideOn(definitionFirst, `<main>${h1}${filler('fr', 80)}</main>`, {
    lang: 'fr',
    role: 'home',
  })
  expect(outcome).toMatchObject({ verdict: 'not-applicable' })
})
