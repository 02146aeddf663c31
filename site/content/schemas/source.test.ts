import { expect, test } from 'vitest'
import { contentFiles } from '../citations.ts'
import { rubric } from '../rubric.ts'
import { source } from './source.ts'

const entry = {
  language: 'en',
  author: 'A. Author',
  publisher: 'A journal',
  type: 'research',
  verified: 'read',
  listedIn: { fr: false, en: false },
  figure: { fr: 'Un chiffre.', en: 'A figure.' },
  limit: { fr: 'Une limite.', en: 'A limit.' },
}

test('a source that the audit rests on too takes its title and address from the one list of works', () => {
  const { title, url } = source.parse({ ...entry, work: 'geo-kdd-2024' })
  expect({ title, url }).toEqual({
    title: 'GEO: Generative Engine Optimization',
    url: 'https://arxiv.org/abs/2311.09735',
  })
})

test('a title is typeset as other texts of the language it is written in', () => {
  const titled = (language: string, title: string) => source.parse({ ...entry, language, title }).title
  expect(titled('fr', "L'IA : la suite")).toBe('L’IA\u00a0: la suite')
  expect(titled('en', "Citations Didn't Move")).toBe('Citations Didn’t Move')
})

test.each([
  { written: {}, case: 'neither a work nor a title' },
  { written: { work: 'geo-kdd-2024', title: 'Another title' }, case: 'a work and a title' },
  { written: { work: 'geo-kdd-2024', url: 'https://example.com/' }, case: 'a work and an address' },
  { written: { work: 'made-up' }, case: 'a work that is not in the list' },
])('a source with $case is refused', ({ written }) => {
  expect(source.safeParse({ ...entry, ...written }).success).toBe(false)
})

test('a work that both a check and a page cite has its address in the list of works alone', () => {
  const checked = rubric('en').pillars.flatMap(({ checks }) => checks.flatMap(({ sources }) => sources))
  const ofChecks = new Set(checked.map(({ url }) => url))
  const files = Object.entries(contentFiles).filter(([path]) => path.startsWith('/content/sources/'))
  const written = files.map(([path, text]) => ({ path, url: /^url: (.+)$/mu.exec(text)?.[1] ?? '' }))
  expect(ofChecks.size).toBeGreaterThan(30)
  expect(files.length).toBeGreaterThan(60)
  expect(written.filter(({ url }) => ofChecks.has(url))).toEqual([])
})
