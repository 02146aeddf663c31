import { expect, test } from 'vitest'
import { timed } from '../../../testing/processor-time.ts'
import { parseHtml } from '../html.ts'
import { articleLimits, findArticle } from './article.ts'

const sentence = 'A flue that is swept twice a year draws well, burns less wood, and seldom catches fire.'
const nested = (depth: number, within: string) => '<div>'.repeat(depth) + within + '</div>'.repeat(depth)
const { depth, elements, links } = articleLimits

/** In milliseconds of this thread, whatever else the machine does; what is quadratic takes seconds. */
const mostTime = 1_000

test.each([
  ['a megabyte of text', `<p>${sentence.repeat(12_000)}</p>`],
  ['as many paragraphs as are looked at', `<p>${sentence}</p>`.repeat(elements - 10)],
  ['as many headings', '<h2>Title</h2>'.repeat(elements - 10)],
  ['as many pictures', '<p><img src="a"></p>'.repeat(elements / 2 - 10)],
  ['as many forms', '<form><input></form>'.repeat(elements / 2 - 10)],
  ['as many links', `<p><a href="/a">${sentence}</a></p>`.repeat(links - 10)],
  ['elements as deep as are looked at', nested(depth - 10, sentence).repeat(20)],
  ['paragraphs as deep', nested(depth - 10, `<p>${sentence}</p>`.repeat(1_000))],
  ['a title without end', `<title>${'a | '.repeat(100_000)}</title><h1>a</h1><p>${sentence}</p>`],
  ['a class of 200,000 words', `<div class="${'a '.repeat(200_000)}"><p>${sentence}</p></div>`],
])('%s: looked at in time', (_name, html) => {
  const document = parseHtml(html)
  expect(timed(() => findArticle(document)).took).toBeLessThan(mostTime)
})

test.each([
  ['deeper', nested(depth, `<p>${sentence}</p>`.repeat(20))],
  ['larger', `<p>${sentence}</p>`.repeat(elements)],
  ['of more links', `<p>${sentence}</p>`.repeat(20) + '<a href="/a">a</a>'.repeat(links + 1)],
  ['deep and large', nested(depth - 10, `<p>${sentence}</p>`.repeat(2_000))],
])('a page that is %s than any article is not looked at', (_name, html) => {
  expect(findArticle(parseHtml(html))).toBeNull()
})

test('what Readability cannot read is left to our own reading', () => {
  const page = '<html><svg><foreignObject></svg><frameset><frame></frameset>'
  expect(findArticle(parseHtml(page))).toBeNull()
})
