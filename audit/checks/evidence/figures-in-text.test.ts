import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { figuresInText } from './figures-in-text.ts'

test.each([
  ['fr', 'En 2025, 12,5 % des 1 200 foyers ont dépensé 480 € par an.'],
  ['en', 'In 2025, 12.5% of the 1,200 homes spent €480 a year.'],
] as const)('figures with a unit, a base or a date count: %s', (lang, sentence) => {
  const outcome = decideOn(figuresInText, `<main>${filler(lang, 60)}<p>${sentence}</p></main>`, { lang })
  expect(outcome).toMatchObject({ verdict: 'passed' })
  expect(outcome.sentence.en).toMatch(/^4 figures/)
})

test.each(['fr', 'en'] as const)('a text without figures fails: %s', lang => {
  expect(decideOn(figuresInText, `<main>${filler(lang, 200)}</main>`, { lang })).toMatchObject({
    verdict: 'failed',
  })
})

test('one figure is enough, however long the text', () => {
  const body = `<main>${filler('en', 1_200)}<p>It costs €480 here.</p></main>`
  expect(decideOn(figuresInText, body).verdict).toBe('passed')
})

test.each([
  'Mass: 6:30am and 9am.',
  'Ouvert de 9h à 18h.',
  'Needs version 4 of the kit.',
  'We bring over a decade of experience.',
  'Nous répondons dans l’heure, après sept années de métier.',
])('a page that gives a number is not told that it gives none: %s', line => {
  const outcome = decideOn(figuresInText, `<main>${filler('en', 200)}<p>${line}</p></main>`)
  expect(['passed', 'not-applicable']).toContain(outcome.verdict)
})

test.each(['Call +33 1 99 00 12 34.', 'Rue des Lilas, 74000 Annecy', '© 2026 Atelier'])(
  'how to reach someone is no figure of the text: %s',
  line => {
    const outcome = decideOn(figuresInText, `<main>${filler('en', 200)}<p>${line}</p></main>`)
    expect(outcome.verdict).toBe('failed')
  },
)

test('a person who speaks for themselves owes no figure', () => {
  const own = '<p>I spent my life on stage. Here I tell of my songs.</p>'
  const outcome = decideOn(figuresInText, `<main>${filler('en', 200)}${own}</main>`, { role: 'home' })
  expect(outcome.verdict).toBe('not-applicable')
})

test('an announcement, an article and a page of no kind can do without figures; a figure in them counts', () => {
  const decided = (body: string, options: object) =>
    decideOn(figuresInText, `<main>${body}${filler('en', 160)}</main>`, options).verdict
  const dated = { role: 'article', head: '<title>Meeting of March 2026</title>' }
  expect(decided('', dated)).toBe('not-applicable')
  expect(decided('', { role: 'other' })).toBe('not-applicable')
  expect(decided('<p>It costs €480 here.</p>', dated)).toBe('passed')
})

test('the numbers of a program are no figures', () => {
  const code = '<p>Set <code>timeout = 500 seconds</code> and <code>rows: 20 lines</code> first.</p>'
  const outcome = decideOn(figuresInText, `<main>${code}${filler('en', 200)}</main>`)
  expect(outcome.verdict).not.toBe('passed')
})

test('a service too thin to hold a figure loses the points and is told nothing; a thin contact page is not asked', () => {
  const thin = '<main><p>We sweep chimneys in the whole region and beyond.</p></main>'
  expect(decideOn(figuresInText, thin)).toMatchObject({ verdict: 'nothing-to-judge', share: 0 })
  expect(decideOn(figuresInText, thin, { role: 'about', path: '/contact' })).toMatchObject({
    verdict: 'not-applicable',
    share: null,
  })
})

test('a form and an article need no figure', () => {
  const decided = (path: string, role: 'service' | 'article', words: number) =>
    decideOn(figuresInText, `<main>${filler('en', words)}</main>`, { path, role }).verdict
  expect(decided('/services/sweeping', 'service', 200)).toBe('failed')
  expect(decided('/book-service/', 'service', 200)).toBe('not-applicable')
  expect(decided('/blog/wood', 'article', 200)).toBe('not-applicable')
  expect(decided('/blog/wood', 'article', 400)).toBe('not-applicable')
})

test('a page in a language without a lexicon is not judged', () => {
  const german =
    '<p>Das Kehren entfernt den Ruß aus dem Schornstein und verhindert Kaminbrände in Ihrem Haus.</p>'
  const outcome = decideOn(figuresInText, `<main>${german.repeat(8)}</main>`, { lang: 'de' })
  expect(outcome).toMatchObject({ verdict: 'could-not-tell', share: null })
})

test('a text that stands in for one to come loses the points, and is told of elsewhere', () => {
  const sample = '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod.</p>'.repeat(30)
  expect(
    decideOn(figuresInText, `<main><h1>Our sweeping</h1>${filler('en', 100)}${sample}</main>`),
  ).toMatchObject({
    verdict: 'nothing-to-judge',
    share: 0,
  })
})
