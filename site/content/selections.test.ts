import { expect, test } from 'vitest'
import { contentFiles } from './citations.ts'

/** How many entries of a folder have their place in the list of each language. */
test.each([
  ['sources', 10, 8],
  ['glossary', 8, 5],
  ['faq', 18, 6],
])('of %s, %i are chosen for the French page and %i for the English one', (folder, french, english) => {
  expect(listed(folder, 'fr')).toBe(french)
  expect(listed(folder, 'en')).toBe(english)
})

function listed(folder: string, language: 'fr' | 'en'): number {
  const inList = new RegExp(`^listedIn: .*\\b${language}: true`, 'mu')
  const texts = Object.entries(contentFiles).filter(([path]) => path.startsWith(`/content/${folder}/`))
  return texts.filter(([, text]) => inList.test(text)).length
}
