import { expect, test } from 'vitest'
import { contentFiles } from '../../content/citations.ts'
import { citation } from './citation.ts'

const figure = {
  id: 'clicks-with-summary',
  topic: 'clicks',
  order: 1,
  statistic: '8%',
  description: 'Share of visits with an AI summary that lead to a click.',
  scope: 'United States, 900 adults, March 2025',
  source: 'pew-ai-summaries',
  measurementTechnique: 'Real browsing',
  date: '2025-07-22',
  dateModified: '2026-11-21',
  confidence: 'high',
  call: '[[1.1]]',
} as const

const source = {
  id: 'pew-ai-summaries',
  title: 'Google users are less likely to click',
  language: 'en',
  author: 'Pew Research Center',
  publisher: 'Pew Research Center',
  type: 'study',
  url: 'https://www.pewresearch.org/short-reads/',
  verified: 'quoted',
  listedIn: true,
  figure: '8%',
  limit: 'One month.',
  number: 1,
  references: 1,
} as const

test('a figure is copied with its scope, its source, its date and its address', () => {
  expect(citation(figure, source, 'en')).toBe(
    '8% – Share of visits with an AI summary that lead to a click. United States, 900 adults, March 2025. Pew Research Center, Google users are less likely to click, July 22, 2025. https://www.pewresearch.org/short-reads/',
  )
})

test('only figures whose source was read at its origin have a high confidence', () => {
  const entries = Object.entries(contentFiles).filter(([path]) => path.startsWith('/content/statistics/'))
  const high = entries.filter(([, text]) => /^confidence: high$/mu.test(text))
  expect(high.length).toBeGreaterThan(0)
  const unread = high.filter(([, text]) => {
    const source = /^source: (\S+)$/mu.exec(text)?.[1]
    return !/^verified: read$/mu.test(contentFiles[`/content/sources/${source}.yaml`] ?? '')
  })
  expect(unread.map(([path]) => path)).toEqual([])
})
