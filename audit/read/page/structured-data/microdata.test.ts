import { expect, test } from 'vitest'
import { madePage } from '../../../testing/made-up.ts'

const nodesOf = (body: string) => madePage(body).page.structuredData.nodes

test('items, nested and referred to, are read as objects of JSON-LD are', () => {
  const nodes = nodesOf(`
    <article itemscope itemtype="https://schema.org/NewsArticle" itemref="more">
      <h1 itemprop="headline">Dry wood</h1>
      <time itemprop="datePublished" datetime="2026-03-12">March 12</time>
      <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Hugo</b></span>
      <a itemprop="url" href="/wood">More</a>
    </article>
    <p id="more"><meta itemprop="inLanguage" content="en"></p>`)
  expect(nodes).toEqual([
    {
      syntax: 'microdata',
      types: ['NewsArticle'],
      id: null,
      parent: null,
      values: {
        headline: ['Dry wood'],
        datePublished: ['2026-03-12'],
        url: ['https://atelier.example/wood'],
        inLanguage: ['en'],
      },
      references: {},
    },
    {
      syntax: 'microdata',
      types: ['Person'],
      id: null,
      parent: { index: 0, property: 'author' },
      values: { name: ['Hugo'] },
      references: {},
    },
  ])
})

test.each([
  ['<data itemprop="x" value="9678AOU879">The Instigator 2000</data>', '9678AOU879'],
  ['<meter itemprop="x" min="0" value="3.5" max="5">Rated 3.5/5</meter>', '3.5'],
  ['<time itemprop="x" datetime="2026-03-12">March 12</time>', '2026-03-12'],
  ['<time itemprop="x">2026-03-12</time>', '2026-03-12'],
  ['<object itemprop="x" data="/film">Film</object>', 'https://atelier.example/film'],
  ['<track itemprop="x" src="/words.vtt">', 'https://atelier.example/words.vtt'],
  ['<link itemprop="x" href="https://schema.org/InStock">', 'https://schema.org/InStock'],
])('the value of a property is where the HTML standard puts it: %s', (element, value) => {
  expect(nodesOf(`<div itemscope>${element}</div>`)[0]?.values).toEqual({ x: [value] })
})

test('RDFa is read the same, with or without prefixes', () => {
  const nodes = nodesOf(
    '<div vocab="https://schema.org/" typeof="Product"><b property="name">Stove</b><i property="schema:sku">S1</i></div>',
  )
  expect(nodes).toMatchObject([
    { syntax: 'rdfa', types: ['Product'], values: { name: ['Stove'], sku: ['S1'] } },
  ])
})

test('objects of JSON-LD come first, and the places of those that are nested follow theirs', () => {
  const { nodes } = madePage(
    '<div itemscope><p itemprop="author" itemscope itemtype="Person"><b itemprop="name">Hugo</b></p></div>',
    { head: '<script type="application/ld+json">{"@type":"WebSite","name":"Atelier"}</script>' },
  ).page.structuredData
  expect(nodes.map(({ syntax }) => syntax)).toEqual(['json-ld', 'microdata', 'microdata'])
  expect(nodes[2]?.parent).toEqual({ index: 1, property: 'author' })
})

test('items that refer to each other, or are 10,000, are read in bounds', () => {
  const mutual =
    '<p id="a" itemscope itemprop="x" itemref="b"></p><p id="b" itemscope itemprop="x" itemref="a"></p>'
  expect(nodesOf(mutual)).toHaveLength(2)
  expect(nodesOf('<div itemscope>'.repeat(10_000))).toHaveLength(2_000)
})
