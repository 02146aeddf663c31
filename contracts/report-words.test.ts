import { expect, test } from 'vitest'
import { placesShown } from './report-words.ts'

test.each([
  ['fr', ['robots.txt, line 21', 'robots.txt, line 42'], 'robots.txt, lignes 21, 42'],
  ['en', ['robots.txt, line 21', 'robots.txt, line 42'], 'robots.txt, lines 21, 42'],
  ['fr', ['robots.txt, line 2: User-agent: * … Allow: /'], 'robots.txt, ligne 2: User-agent: * … Allow: /'],
  ['fr', ['robots.txt, line 8 (PerplexityBot)'], 'robots.txt, ligne 8 (PerplexityBot)'],
  ['fr', ['html > head > link', '/index.md'], 'html > head > link · /index.md'],
] as const)('in %s, the places %j are named once', (language, places, shown) => {
  expect(placesShown(places, language)).toBe(shown)
})
