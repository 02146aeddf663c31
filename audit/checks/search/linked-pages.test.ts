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

test('of pages that only an isolated page leads to, nothing is told: it is the one to link to', () => {
  const index = pageOf('<a href="/below">Below</a>', { path: '/index-of-all' })
  const site = madeSite([...chain, index, pageOf('', { path: '/below' })], {
    sitemap: sitemap
      .replaceAll('/lonely', '/index-of-all')
      .replace('</urlset>', `<url><loc>${origin}/below</loc></url></urlset>`),
  })
  const verdicts = site.pages.slice(-2).map(page => linkedPages.decide(page, site).verdict)
  expect(verdicts).toEqual(['failed', 'could-not-tell'])
})
