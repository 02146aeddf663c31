import { expect, test } from 'vitest'
import { pageIdentity } from './addresses.ts'

test.each([
  ['a final slash', 'https://atelier.example/a/'],
  ['www.', 'https://www.atelier.example/a'],
  ['a fragment', 'https://atelier.example/a#b'],
  ['the name of an index file', 'https://atelier.example/a/index.html'],
  ['a letter that needs no escape', 'https://atelier.example/%61'],
])('%s makes no other page', (_what, address) => {
  expect(pageIdentity(address)).toBe(pageIdentity('https://atelier.example/a'))
})

test('accents name one page whether or how they are escaped', () => {
  const spellings = ['/caf%c3%a9?th%c3%a9', '/caf%C3%A9?th%C3%A9', '/café?thé']
  expect(new Set(spellings.map(path => pageIdentity(`https://atelier.example${path}`))).size).toBe(1)
})

test.each(['/a%2Fb', '/A', '/a?b'])('%s is another page', path => {
  expect(pageIdentity(`https://atelier.example${path}`)).not.toBe(pageIdentity('https://atelier.example/a/b'))
})
