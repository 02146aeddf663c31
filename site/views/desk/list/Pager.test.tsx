import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lastPage } from '#contracts/desk.ts'
import type { DeskPlace } from '../place.ts'
import { Pager } from './Pager.tsx'

test('a list says where it stops, and only there', () => {
  expect(drawn({ page: lastPage - 1, hasNext: true })).toContain(
    `<a href="?page=${lastPage}" rel="next">Next</a>`,
  )
  expect(drawn({ page: lastPage - 1, hasNext: true })).not.toContain('Search')
  expect(drawn({ page: lastPage, hasNext: true })).toContain('<span>Search to find the rest.</span>')
  expect(drawn({ page: lastPage, hasNext: true })).not.toContain('next')
  expect(drawn({ page: lastPage, hasNext: false })).not.toContain('Search')
})

function drawn(list: { readonly page: number; readonly hasNext: boolean }): string {
  const words = { page: 'Page {page}', previous: 'Back', next: 'Next', narrow: 'Search to find the rest.' }
  // Of the words of the desk, these are all that the links read.
  const place = { words: { leads: { list: words } } } as DeskPlace
  return renderToStaticMarkup(<Pager {...list} address={page => `?page=${page}`} place={place} />)
}
