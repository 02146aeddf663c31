import { expect, test } from 'vitest'
import { difference } from './difference.ts'

/** The text with its own words in brackets. */
function marked(text: string, other: string): string {
  return difference(text, other)
    .map(({ text, isOwn }) => (isOwn ? `[${text}]` : text))
    .join('')
}

test('what two texts share at their ends is not their own', () => {
  expect(marked('<p>It costs €180</p>', '<p>It depends</p>')).toBe('<p>It [costs €180]</p>')
})

test('a sentence of one’s own has its point', () => {
  expect(marked('<p>It costs €180.</p>', '<p>Contact us.</p>')).toBe('<p>[It costs €180.]</p>')
})

test('a sentence of one’s own goes without the comma before the next', () => {
  expect(marked('<title>Prices, 2026, Lumen</title>', '<title>Lumen</title>')).toBe(
    '<title>[Prices, 2026], Lumen</title>',
  )
})

test('where two lines differ by a sign alone, each is marked whole', () => {
  const [colon, none] = ['User-agent: *\nDisallow: /a', 'User-agent: *\nDisallow /a']
  expect(marked(colon, none)).toBe('User-agent: *\n[Disallow: /a]')
  expect(marked(none, colon)).toBe('User-agent: *\n[Disallow /a]')
})

test('where the other adds a word, one’s own is empty', () => {
  expect(marked('<dialog>', '<dialog open>')).toBe('<dialog[]>')
  expect(marked('<dialog open>', '<dialog>')).toBe('<dialog [open]>')
})

test('equal texts have nothing of their own', () => {
  expect(marked('<p>a a</p>', '<p>a a</p>')).toBe('<p>a a</p>')
})

test('the words to add are marked alone, whatever follows the markup around them', () => {
  const passes = '<script>{"@type":"Organization","sameAs":["a"]}</script>'
  const fails = '<script>{"@type":"Organization"}</script>\n<a href="/x">X</a>'
  expect(marked(passes, fails)).toBe('<script>{"@type":"Organization"[,"sameAs":["a"]]}</script>[]')
  expect(marked(fails, passes)).toBe('<script>{"@type":"Organization"[]}</script>\n[<a href="/x">X</a>]')
})

test('an attribute and its text are two stretches, and no tag is cut', () => {
  expect(marked('<time datetime="2026">Now</time>', '<time datetime="2019">Then</time>')).toBe(
    '<time datetime="[2026]">[Now]</time>',
  )
  expect(marked('<h2>A</h2><p>B</p>', '<h2>A</h2><figure>C</figure>')).toBe('<h2>A</h2>[<p>B</p>]')
})

test('markup that has little in common is marked whole', () => {
  expect(marked('<ul><li>A</li></ul>', '<p>A</p>')).toBe('[<ul><li>A</li></ul>]')
})
