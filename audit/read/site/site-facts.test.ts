import { expect, test } from 'vitest'
import { filler, madeSite, pageOf } from '../../testing/made-up.ts'

const forwarding = '<meta http-equiv="refresh" content="0; url=/home">'

test('a page that only forwards to another is none of the site, unless it is all there is', () => {
  const start = pageOf('<p>Redirecting to /home</p>', { head: forwarding })
  const home = pageOf(filler('en', 80), { path: '/home' })
  expect(madeSite([start, home]).pages.map(({ address }) => address)).toEqual([
    'https://atelier.example/home',
  ])
  expect(madeSite([start]).pages).toHaveLength(1)
})

test('a page with a text of its own that refreshes later is kept', () => {
  const start = pageOf(filler('en', 80), { head: forwarding })
  const home = pageOf(filler('en', 80), { path: '/home' })
  expect(madeSite([start, home]).pages).toHaveLength(2)
})
