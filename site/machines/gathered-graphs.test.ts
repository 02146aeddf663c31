import { expect, test } from 'vitest'
import { gatheredGraphs } from './gathered-graphs.ts'

function page(...graph: readonly object[]): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script><script>go()</script>`
}

test('what several pages describe is there once, with all that is said of it', () => {
  const home = page({ '@id': '#agency', '@type': 'Organization', name: 'Ibid.' }, { '@id': '#home' })
  const contact = page({ '@id': '#agency', '@type': 'Organization', email: 'a@x.example' })
  expect(gatheredGraphs([home, contact])['@graph']).toEqual([
    { '@id': '#agency', '@type': 'Organization', name: 'Ibid.', email: 'a@x.example' },
    { '@id': '#home' },
  ])
})

test('pages without data give an empty graph', () => {
  expect(gatheredGraphs(['<main></main>'])['@graph']).toEqual([])
})
