import { expect, test } from 'vitest'
import { type MadePage, madePage } from '../../../testing/made-up.ts'

const sentence =
  'A flue that is swept twice a year draws well, burns less wood, and seldom catches fire in winter.'
const story = Array.from({ length: 6 }, (_, at) => `<p id="p${at}">${sentence} ${at}</p>`).join('')
const promotions = ['Gloves for every hand', 'Brushes at half price', 'Our best ladders'].map(
  words => `<div class="teaser"><a href="/shop">${words}</a></div>`,
)
const teasers = `<div class="sidebar related">${promotions.join('')}</div>`
const declared = '<script type="application/ld+json">{"@type":"BlogPosting","headline":"Flues"}</script>'

function read(body: string, options: { head?: string } & Partial<MadePage> = {}) {
  const { blocks, skipped } = madePage(body, options).page.text
  return { blocks: blocks.map(({ text }) => text), skipped: skipped.map(({ text }) => text) }
}

test('the text of an article is its own, and what stands beside it without saying so is passed over', () => {
  const body = `<div class="page"><h1>Flues</h1>${teasers}<div class="content">${story}</div></div>`
  const { blocks, skipped } = read(body, { head: declared })
  expect(blocks).toHaveLength(7)
  expect(blocks[0]).toBe('Flues')
  expect(skipped).toEqual(['Gloves for every hand', 'Brushes at half price', 'Our best ladders'])
})

test('blocks of an article keep their selectors, and loose text its own', () => {
  const body = `<div class="page">${teasers}<div class="content">${sentence}<br><br>${sentence}${story}</div></div>`
  const { blocks } = madePage(body, { head: declared }).page.text
  expect(blocks.map(({ selector }) => selector)).toEqual([
    'body > div:nth-of-type(1) > div:nth-of-type(2)',
    ...['#p0', '#p1', '#p2', '#p3', '#p4', '#p5'],
  ])
})

test('a page that is no article is read whole', () => {
  const body = `<div class="page">${teasers}<div class="content">${story}</div></div>`
  expect(read(body).blocks).toHaveLength(9)
})

test('a page whose address alone speaks of an article is read whole when most of its text would be lost', () => {
  const life = `<div class="comment">${story.repeat(4)}</div>`
  const promotion = `<div class="article">${`<p>${sentence}</p>`.repeat(8)}</div>`
  const { blocks } = read(`<div>${life}<div>${promotion}</div></div>`, { path: '/blog/marie' })
  expect(blocks.filter(text => text.includes(sentence)).length).toBe(32)
})

test('an article that stands outside of the main element is found', () => {
  const { blocks } = read(`<main><p>Loading</p></main><div class="content">${story}</div>`, {
    head: declared,
  })
  expect(blocks).toHaveLength(6)
})

test('an article that the page calls a side note is found', () => {
  const { blocks } = read(`<main><h1>Flues</h1></main><aside class="content article">${story}</aside>`, {
    head: declared,
  })
  expect(blocks.filter(text => text.includes(sentence))).toHaveLength(6)
})

test('lines at both ends of an article that say nothing are none of its text', () => {
  const body = `<article><p>12 March</p><h2>First</h2>${story}<p>Print</p><p>Share</p></article>`
  const { blocks, skipped } = read(body, { head: declared })
  expect(blocks[0]).toBe('First')
  expect(blocks).toHaveLength(7)
  expect(skipped).toEqual(['12 March', 'Print', 'Share'])
})
