import { expect, test } from 'vitest'
import { madePage } from '../../../testing/made-up.ts'

const dataOf = (...blocks: readonly string[]) =>
  madePage('', { head: blocks.map(json => `<script type="application/ld+json">${json}</script>`).join('') })
    .page.structuredData

test('graphs, lists and nested objects become one list of records', () => {
  const { nodes } = dataOf(
    '{"@context":"https://schema.org","@graph":[{"@type":"Article","headline":"Dry wood","author":{"@type":"Person","name":"Hugo"},"publisher":{"@id":"#us"}}]}',
    '[{"@type":["Organization","LocalBusiness"],"@id":"#us","name":"Atelier","sameAs":["https://a.example/","https://b.example/"]}]',
  )
  expect(nodes).toEqual([
    {
      syntax: 'json-ld',
      types: ['Article'],
      id: null,
      parent: null,
      values: { headline: ['Dry wood'] },
      references: { publisher: ['#us'] },
    },
    {
      syntax: 'json-ld',
      types: ['Person'],
      id: null,
      parent: { index: 0, property: 'author' },
      values: { name: ['Hugo'] },
      references: {},
    },
    {
      syntax: 'json-ld',
      types: ['Organization', 'LocalBusiness'],
      id: '#us',
      parent: null,
      values: { name: ['Atelier'], sameAs: ['https://a.example/', 'https://b.example/'] },
      references: {},
    },
  ])
})

test('an object with a graph is an object beside those of its graph', () => {
  const { nodes } = dataOf(
    '{"@type":"WebSite","name":"Atelier","@graph":[{"@type":"Article","headline":"Dry wood"}]}',
  )
  expect(nodes).toMatchObject([
    { types: ['WebSite'], parent: null, values: { name: ['Atelier'] } },
    { types: ['Article'], parent: null, values: { headline: ['Dry wood'] } },
  ])
})

test.each([
  ['{"@type":"https://schema.org/Article","headline":"Dry wood"}', 'a whole address'],
  ['{"@context":{"s":"https://schema.org/"},"@type":"s:Article","s:headline":"Dry wood"}', 'a prefix'],
  ['{"@type":"Article","headline":{"@value":"Dry wood","@language":"en"}}', 'a language'],
  ['{"@type":"Article","headline":[{"@value":"Dry wood","@type":"Text"}]}', 'a type'],
  ['{"@type":"Article","headline":{"@list":["Dry wood"]}}', 'a list'],
  ['{"@type":"Article","headline":{"@set":[{"@value":"Dry wood"}]}}', 'a set'],
])('a name or a value that JSON-LD writes with more is the same: %s (%s)', json => {
  expect(dataOf(json).nodes).toMatchObject([{ types: ['Article'], values: { headline: ['Dry wood'] } }])
})

test('a block that is not JSON is an error; the others are read', () => {
  const { nodes, errors } = dataOf('{"@type":', '{"@type":"WebSite"}')
  expect(nodes).toHaveLength(1)
  expect(errors).toMatchObject([{ where: 'html > head > script:nth-of-type(1)' }])
})

test('a property named like the machinery of JavaScript is a property like another', () => {
  const { nodes } = dataOf('{"@type":"Thing","__proto__":"x","constructor":"y","name":"z"}')
  expect(Object.keys(nodes[0]?.values ?? {}).sort()).toEqual(['__proto__', 'constructor', 'name'])
})

test('JSON nested 100,000 deep, or holding 100,000 objects, is read in bounds', () => {
  expect(dataOf(`${'['.repeat(100_000)}${']'.repeat(100_000)}`).nodes).toEqual([])
  expect(dataOf(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`).nodes).toHaveLength(2_000)
  expect(dataOf(`[${Array.from({ length: 100_000 }, () => '{"@type":"Thing"}')}]`).nodes).toHaveLength(2_000)
})
