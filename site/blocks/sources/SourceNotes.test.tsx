import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NumberedSource } from '../../content/read.ts'
import { SourceNotes, sourcesBySection } from './SourceNotes.tsx'

const paper: NumberedSource = {
  id: 'geo-kdd-2024',
  number: 1,
  references: 2,
  title: 'GEO: Generative Engine Optimization',
  language: 'en',
  author: 'P. Aggarwal, V. Murahari, A. Deshpande',
  publisher: 'KDD 2024',
  date: '2024-08',
  type: 'research',
  url: 'https://arxiv.org/abs/2311.09735',
  verified: 'read',
  listedIn: true,
  figure: '40%',
  limit: 'A laboratory.',
}

const pages: NumberedSource = {
  ...paper,
  id: 'openai-bots',
  number: 2,
  references: 1,
  title: 'Crawlers',
  author: 'OpenAI',
  publisher: 'OpenAI',
  date: '2026',
  verified: 'quoted',
}

const labels = { quoted: 'read in pages that quote it', 'to-reopen': 'from memory' }

test('a source is in the margin of each section that cites it, in the order of their marks', () => {
  const sections = [['One.[[1.1]]'], ['Both.[[2.1]]', 'Again.[[1.2]]'], ['None.']]
  expect(sourcesBySection(sections, [paper, pages])).toEqual([[paper], [pages, paper], []])
})

test('a note names a work once, in its language, with its year and its link', () => {
  const html = renderToStaticMarkup(<SourceNotes sources={[paper]} labels={labels} />)
  expect(words(html)).toBe('1 P. Aggarwal et al., GEO: Generative Engine Optimization, KDD 2024.')
  expect(html).toContain('id="source-1"')
  expect(html).toContain(`<a href="${paper.url}"><cite lang="en">`)
})

test('a work known only through others is marked as such', () => {
  const html = renderToStaticMarkup(<SourceNotes sources={[pages]} labels={labels} />)
  expect(words(html)).toBe('2 OpenAI, Crawlers, 2026 (read in pages that quote it).')
})

function words(html: string): string {
  return html.replace(/<[^>]+>/gu, '')
}
