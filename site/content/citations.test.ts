import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { citationsIn, contentFiles } from './citations.ts'

test('a source links back to every page and entry that cites or lists it', () => {
  const citations = citationsIn({
    '/content/pages/ai-policy.yaml': 'fr: Les robots sont séparés.[[openai-bots]][[rag]]',
    '/content/faq/which-crawlers.yaml': 'answer: Trois.[[openai-bots]] Et encore.[[openai-bots]]',
    '/content/statistics/daily-use.yaml': 'source: peak-ace\ndate: 2025',
    '/content/glossary/rag.yaml': 'sources: [ rag, peak-ace ]',
    '/content/labels/layout.yaml': 'sources: { fr: Sources }',
  })
  expect(Object.fromEntries(citations)).toEqual({
    'openai-bots': [
      { page: 'ai-policy', entry: null },
      { page: 'faq', entry: 'which-crawlers' },
    ],
    rag: [
      { page: 'ai-policy', entry: null },
      { page: 'glossary', entry: 'rag' },
    ],
    'peak-ace': [
      { page: 'statistics', entry: 'daily-use' },
      { page: 'glossary', entry: 'rag' },
    ],
  })
})

test('an article credits its own page', () => {
  const citations = citationsIn({
    '/content/articles/one.yaml': 'page: article-invisible-brands\ntext: Vu.[[rag]]',
    '/content/articles/two.yaml': 'page: blog\ntext: Vu.[[rag]]',
  })
  expect(citations.get('rag')).toEqual([
    { page: 'article-invisible-brands', entry: null },
    { page: 'blog', entry: null },
  ])
})

test('a text that cites a source and is on no page stops the build', () => {
  expect(() => citationsIn({ '/content/drafts/note.yaml': 'fr: Vu.[[rag]]' })).toThrow(
    '/content/drafts/note.yaml cites a source',
  )
})

const cited = [...citationsIn(contentFiles).keys()].toSorted()

test('every source that a page cites is in the bibliography', () => {
  expect(cited.filter(slug => !existsSync(`content/sources/${slug}.yaml`))).toEqual([])
})

test('every source of the bibliography is cited by a page', () => {
  const listed = Object.keys(contentFiles).flatMap(path => /\/sources\/([\w-]+)\.yaml$/.exec(path)?.[1] ?? [])
  expect(listed.length).toBeGreaterThan(40)
  expect(listed.filter(slug => !cited.includes(slug))).toEqual([])
})
