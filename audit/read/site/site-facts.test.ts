import { expect, test } from 'vitest'
import { filler, madeSite, pageOf } from '../../testing/made-up.ts'

const forwarding = '<meta http-equiv="refresh" content="0; url=/home">'

test('a page that only forwards to another gives its place to that other, unless it is all there is', () => {
  const start = pageOf('<p>Redirecting to /home</p>', { head: forwarding })
  const home = pageOf(filler('en', 80), { path: '/home' })
  const pages = [start, pageOf(filler('en', 80), { path: '/blog' }), home]
  expect(madeSite(pages).pages.map(({ address }) => address)).toEqual([
    'https://atelier.example/home',
    'https://atelier.example/blog',
  ])
  expect(madeSite([start]).pages).toHaveLength(1)
})

test('a page with a text of its own that refreshes later is kept', () => {
  const start = pageOf(filler('en', 80), { head: forwarding })
  const home = pageOf(filler('en', 80), { path: '/home' })
  expect(madeSite([start, home]).pages).toHaveLength(2)
})
