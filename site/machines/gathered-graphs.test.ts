import { expect, test } from 'vitest'
import { gatheredGraphs } from './gathered-graphs.ts'

function page(...graph: readonly object[]): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script><script>go()</script>`
}

test('a node on several pages is there once, with all its properties', () => {
  const home = page({ '@id': '#agency', '@type': 'Organization', name: 'Ibid.' }, { '@id': '#home' })
  const contact = page({ '@id': '#agency', '@type': 'Organization', email: 'a@x.example' })
  expect(gatheredGraphs([home, contact])['@graph']).toEqual([
    { '@id': '#agency', '@type': 'Organization', name: 'Ibid.', email: 'a@x.example' },
    { '@id': '#home' },
  ])
})

test('different values of two pages are both kept, equal ones once', () => {
  const french = page({ '@id': '#agency', knows: ['fr', 'en'], principles: '/sources' })
  const english = page({ '@id': '#agency', knows: ['fr', 'en'], principles: '/en/sources' })
  expect(gatheredGraphs([french, english])['@graph']).toEqual([
    { '@id': '#agency', knows: ['fr', 'en'], principles: ['/sources', '/en/sources'] },
  ])
})

test('pages without data give an empty graph', () => {
  expect(gatheredGraphs(['<main></main>'])['@graph']).toEqual([])
})
