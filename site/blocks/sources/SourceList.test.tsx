import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { NumberedSource } from '../../content/read.ts'
import type { BlockLabels } from '../labels.ts'
import { SourceList } from './SourceList.tsx'

const paper: NumberedSource = {
  id: 'geo-kdd-2024',
  number: 1,
  references: 2,
  title: 'GEO',
  language: 'en',
  author: 'P. Aggarwal',
  publisher: 'ACM',
  date: '2024-08',
  type: 'research',
  url: 'https://arxiv.org/abs/2311.09735',
  verified: 'read',
  listedIn: true,
  figure: '40%',
  limit: 'A laboratory.',
}

test('a source is listed with its date, its kind and its limits', () => {
  expect(words([paper])).toContain('P. Aggarwal, GEO (ACM, August 2024, research)')
  expect(words([paper])).toContain('Limit: A laboratory.')
})

test('every window unfolds a long list, and shows a short one', () => {
  const many = Array.from({ length: 6 }, (_source, index) => ({
    ...paper,
    id: `${index}`,
    number: index + 1,
  }))
  expect(draw(many)).toContain('<summary>The 6 sources</summary>')
  expect(draw(many)).not.toContain('is-on-phones')
  expect(draw([paper])).not.toContain('<summary>')
})

test('every reference in the text can be reached from its source', () => {
  const html = draw([paper])
  expect(html).toContain('id="source-1"')
  expect(html.match(/href="#reference-1-[12]"/gu)).toEqual(['href="#reference-1-1"', 'href="#reference-1-2"'])
})

test('secondary sources, and pages that change all the time, are marked as such', () => {
  const { date: _date, ...undated } = paper
  const source: NumberedSource = { ...undated, verified: 'quoted', author: 'ACM' }
  expect(words([source])).toContain('ACM, GEO (living document, research, read in pages that quote it)')
})

test('a page that changes all the time is listed with the day it was last read', () => {
  const { date: _date, ...undated } = paper
  const source: NumberedSource = { ...undated, author: 'ACM', checked: '2026-11-22' }
  expect(words([source])).toContain('ACM, GEO (living document, research, read on November 22, 2026)')
})

test('a year in the name of a publisher is not repeated', () => {
  expect(words([{ ...paper, publisher: 'NeurIPS 2025', date: '2025' }])).toContain('(NeurIPS 2025, research)')
})

function draw(sources: readonly NumberedSource[]): string {
  return renderToStaticMarkup(<SourceList sources={sources} language="en" labels={labels} />)
}

function words(sources: readonly NumberedSource[]): string {
  return draw(sources).replace(/<[^>]+>/gu, '')
}

const labels: BlockLabels['sources'] = {
  label: 'Sources',
  heading: 'Sources',
  all: 'The {count} sources',
  limit: 'Limit:',
  quoted: 'read in pages that quote it',
  'to-reopen': 'from memory',
  checked: 'read on {date}',
  undated: 'living document',
  back: 'Cited in the text',
  types: {
    study: 'study',
    benchmark: 'benchmark',
    guidelines: 'guidelines',
    documentation: 'documentation',
    internal: 'internal document',
    research: 'research',
    article: 'article',
    book: 'book',
    website: 'website',
    report: 'report',
  },
}
