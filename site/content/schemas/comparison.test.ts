import { expect, test } from 'vitest'
import { comparison } from './comparison.ts'

const words = { fr: 'mots', en: 'words' }
const row = (index: number) => ({
  id: `row-${index}`,
  criterion: words,
  seo: words,
  geo: words,
  aeo: words,
  recommendation: words,
})
const table = (rows: number) => ({
  caption: words,
  columns: { criterion: words, seo: 'SEO', geo: 'GEO', aeo: 'AEO', recommendation: words },
  rows: Array.from({ length: rows }, (_row, index) => row(index)),
})

test('SEO, GEO and AEO are compared on eight criteria, each with what it changes', () => {
  expect(comparison.safeParse(table(8)).success).toBe(true)
  expect(comparison.safeParse(table(7)).success).toBe(false)
})

test('a row without its advice is refused', () => {
  const { recommendation: _missing, ...bare } = row(0)
  expect(comparison.safeParse({ ...table(8), rows: [bare, ...table(7).rows] }).success).toBe(false)
})
