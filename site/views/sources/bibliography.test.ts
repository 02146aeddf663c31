import { expect, test } from 'vitest'
import type { PageId } from '../../routes.ts'
import { bibliography } from './bibliography.ts'

const source = (id: string, author: string, listedIn: boolean) =>
  ({
    id,
    author,
    listedIn,
    title: id,
    language: 'en',
    publisher: 'A press',
    type: 'study',
    verified: 'read',
    figure: '1',
    limit: 'None.',
  }) as const

const context = {
  citations: new Map([
    [
      'geo',
      [
        { page: 'faq', entry: 'what-is-geo' },
        { page: 'contact', entry: null },
        { page: 'faq', entry: 'freshness' },
      ] as const,
    ],
  ]),
  titles: new Map([
    ['faq/what-is-geo', 'What is GEO?'],
    ['faq/freshness', 'How often?'],
  ]),
  pageNames: { faq: 'FAQ', contact: 'Contact' } as Record<PageId, string>,
  language: 'en',
} as const

test('the sources to know come first, each list in the order of its authors’ names', () => {
  const sources = [
    source('tow', 'K. Jaźwińska, A. Chandrasekar', false),
    source('pew', 'Pew Research Center', true),
    source('ahrefs', 'Ahrefs', false),
    source('geo', 'P. Aggarwal, V. Murahari', true),
  ]
  const { known, others } = bibliography(sources, context)
  expect(known.map(({ number, id }) => [number, id])).toEqual([
    [1, 'geo'],
    [2, 'pew'],
  ])
  expect(others.map(({ number, id }) => [number, id])).toEqual([
    [3, 'ahrefs'],
    [4, 'tow'],
  ])
})

test('a source links back to each page and each text that cites it', () => {
  const { known } = bibliography([source('geo', 'P. Aggarwal', true)], context)
  expect(known[0]?.citedOn).toEqual([
    {
      name: 'FAQ',
      address: '/en/faq',
      texts: [
        { name: 'What is GEO?', address: '/en/faq#what-is-geo' },
        { name: 'How often?', address: '/en/faq#freshness' },
      ],
    },
    { name: 'Contact', address: '/en/agency/contact', texts: [] },
  ])
})
