import { expect, test } from 'vitest'
import { madeExchange, madePage } from '../../testing/made-up.ts'
import { readPage } from './read-page.ts'

const linksOf = (body: string) => madePage(`<main>${body}</main>`).page.links

test.each([
  ['its words', '<a href="/a" aria-label="Label">Prices</a>', 'Prices'],
  ['its label, when its only sign is not seen', '<a href="/a" aria-label="Prices">\u200b</a>', 'Prices'],
  ['its picture', '<a href="/a"><img src="a" alt="Prices"></a>', 'Prices'],
  ['its title', '<a href="/a" title="Prices"><i class="icon"></i></a>', 'Prices'],
])('a link is named by %s', (_name, body, text) => {
  expect(linksOf(body)).toMatchObject([{ text, shown: true }])
})

test.each([
  ['the mark of a heading', '<h2 id="a">A flue <a href="#a">¶</a></h2>'],
  ['the number of a line of code', '<a href="#L12">12</a>'],
  ['what the page hides', '<div hidden><a href="/a">Prices</a></div>'],
  ['what it hides from readers aloud', '<a href="/a" aria-hidden="true"></a>'],
])('a link that a reader does not meet is told apart: %s', (_name, body) => {
  expect(linksOf(body)).toMatchObject([{ shown: false }])
})

test('a link to a part of the page, by its words, is met', () => {
  expect(linksOf('<a href="#prices">Prices</a>')).toMatchObject([{ shown: true }])
})

const plea = '<noscript>Please enable JavaScript.</noscript><script src="/a.js"></script>'

test('a page that asks for scripts is a shell when it has no heading', () => {
  const shellOf = (body: string) => madePage(`${plea}${body}`).page.scripts.shell
  expect(shellOf('<p>Loading</p>')).toMatchObject({ quote: 'Please enable JavaScript.' })
  expect(shellOf('<h1>Opening hours</h1><p>Monday to Friday</p>')).toBeNull()
})

test('a body whose name tells of its footer is no footer: its headings count', () => {
  const body =
    '<body class="theme footer-columns-4"><h1>Stoves</h1><div class="footer-top"><h2>Visit us</h2></div>'
  const { headingsInMarkup } = readPage(madeExchange('/', { body }))
  expect(headingsInMarkup.map(({ beside }) => beside)).toEqual([false, true])
})

test('a heading that is a picture says what the picture stands for', () => {
  const body = '<main><h1><img src="/logo.png" alt="La Popote"></h1><h2><img src="/rule.png"></h2></main>'
  const { headings } = readPage(madeExchange('/', { body }))
  expect(headings.map(({ text }) => text)).toEqual(['La Popote', ''])
})
