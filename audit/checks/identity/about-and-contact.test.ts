import { expect, test } from 'vitest'
import { filler, madeSite, pageOf } from '../../testing/made-up.ts'
import { aboutAndContact } from './about-and-contact.ts'

const decide = (lang: string, links: readonly string[]) =>
  aboutAndContact.decide(madeSite([pageOf(`<main>${filler('en', 30)}</main>${links.join('')}`, { lang })]))

test.each([
  [
    'fr',
    [
      '<a href="/a-propos">À propos</a>',
      '<a href="/c">Contactez-nous</a>',
      '<a href="/m">Mentions légales</a>',
    ],
  ],
  ['en', ['<a href="/who">Who we are</a>', '<a href="/contact">Write</a>', '<a href="/p">Privacy</a>']],
])('three links from the start page pass: %s', (lang, links) => {
  expect(decide(lang, links)).toMatchObject({ verdict: 'passed' })
})

test('each page that is not found costs a third, and is named', () => {
  const outcome = decide('en', ['<a href="/contact">Contact</a>', '<a href="/terms">Terms</a>'])
  expect(outcome.share).toBeCloseTo(2 / 3)
  expect(outcome.sentence.fr).toContain('À propos')
})

test('an address with a broken escape does not stop the check', () => {
  expect(decide('en', ['<a href="/%E0%A4%A">Odd</a>'])).toMatchObject({ verdict: 'failed' })
})

test('a headline is no About page, whatever words it holds', () => {
  const headline = '<a href="/news/company-x-fires-its-team-in-paris">Company X fires its team in Paris</a>'
  const outcome = decide('en', [headline, '<a href="/contact">Contact</a>', '<a href="/terms">Terms</a>'])
  expect(outcome.sentence.en).toContain('About')
})

test('an address of mail or a telephone number is a way to reach whoever speaks', () => {
  const rest = ['<a href="/about">About</a>', '<a href="/terms">Terms</a>']
  expect(decide('en', [...rest, '<footer>hello@atelier.example</footer>'])).toMatchObject({
    verdict: 'passed',
  })
  expect(decide('en', [...rest, '<footer>01 99 00 12 34</footer>'])).toMatchObject({ verdict: 'passed' })
})

test('another host of the same domain has the same owner; another domain has not', () => {
  const rest = ['<a href="/about">About</a>', '<a href="/terms">Terms</a>']
  const help = (host: string) => decide('en', [...rest, `<a href="https://${host}/contact">Contact</a>`])
  expect(help('help.atelier.example').verdict).toBe('passed')
  expect(help('other.test').verdict).toBe('partial')
})

test('a part of the start page under a title of its own says who speaks', () => {
  const outcome = decide('en', [
    '<h2>Who we are</h2>',
    '<a href="/contact">Contact</a>',
    '<a href="/terms">Terms</a>',
  ])
  expect(outcome).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['a heading that introduces them', '<h1>Hi! I’m Jeanne, chimney sweep</h1>'],
  [
    'structured data',
    '<script type="application/ld+json">{"@type":"Person","name":"Jeanne Perrin"}</script>',
  ],
])('the start page of one person says who speaks by %s', (_how, said) => {
  const rest = ['<a href="/contact">Contact</a>', '<a href="/terms">Terms</a>']
  expect(decide('en', rest).verdict).toBe('partial')
  expect(decide('en', [...rest, said])).toMatchObject({ verdict: 'passed' })
})
