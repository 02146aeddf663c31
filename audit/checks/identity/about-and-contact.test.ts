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
