import { expect, test } from 'vitest'
import { madeSite, origin, pageOf } from '../../testing/made-up.ts'
import { linkedPages } from './linked-pages.ts'

const chain = ['/', '/a', '/b', '/c', '/d'].map((path, index, paths) =>
  pageOf(`<a href="${paths[index + 1] ?? '/'}">Next</a>`, { path }),
)
const lonely = pageOf('', { path: '/lonely' })
const sitemap = `<urlset>${['/', '/a', '/b', '/c', '/d', '/lonely'].map(path => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`

function decide(path: string, options = {}) {
  const site = madeSite([...chain, lonely], options)
  const page = site.pages.find(({ address }) => address === origin + path)
  return page && linkedPages.decide(page, site)
}

test.each(['/', '/a', '/c'])('a page within three clicks passes: %s', path => {
  expect(decide(path)).toMatchObject({ verdict: 'passed' })
})

test('a page at four clicks loses half once the whole site was read: a page that was not may be a shorter way', () => {
  expect(decide('/d', { sitemap })).toMatchObject({ verdict: 'partial', share: 0.5 })
  expect(decide('/d')).toMatchObject({ verdict: 'could-not-tell' })
})

test('an isolated page fails once the whole site was read, and is not judged before', () => {
  expect(decide('/lonely', { sitemap })).toMatchObject({ verdict: 'failed' })
  expect(decide('/lonely')).toMatchObject({ verdict: 'could-not-tell' })
})
