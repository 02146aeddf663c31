import { expect, test } from 'vitest'
import { calledSources, resolveLinks, resolveReferences } from './references.ts'

function resolve(text: string, language: 'fr' | 'en' = 'fr') {
  const counts = new Map([
    ['geo-16', 0],
    ['rag', 0],
  ])
  return resolveReferences(text, { language, counts })
}

test('sources are numbered in the order they are first cited', () => {
  expect(calledSources(['One.[[geo-16]] Two.[[rag]]', 'Again.[[geo-16]][[cseo-bench]]'])).toEqual([
    'geo-16',
    'rag',
    'cseo-bench',
  ])
})

test('the name of a source becomes its number, with the count of this reference', () => {
  expect(resolve('Two.[[rag]][[geo-16]] Again.[[rag]]')).toBe('Two.[[2.1]][[1.1]] Again.[[2.2]]')
})

test('a link to a page becomes its address in the language', () => {
  expect(resolve('[Écrire](page:contact).')).toBe('[Écrire](/agency/contact).')
  expect(resolve('[Write](page:contact).', 'en')).toBe('[Write](/en/agency/contact).')
})

test('labels, which cite no sources, have their links to pages resolved too', () => {
  expect(resolveLinks('[Confidentialité](page:privacy)', 'fr')).toBe('[Confidentialité](/privacy)')
  expect(() => resolveLinks('[X](page:nowhere)', 'fr')).toThrow('"page:nowhere"')
})

test('a link out of the site is left unchanged', () => {
  const text = '[arXiv](https://arxiv.org/abs/2311.09735)'
  expect(resolve(text)).toBe(text)
})

test('a page that is not in the table of routes is refused by name', () => {
  expect(() => resolve('[X](page:nowhere)')).toThrow('"page:nowhere"')
})
