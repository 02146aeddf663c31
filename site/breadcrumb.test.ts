import { expect, test } from 'vitest'
import { type PageId, routes } from './routes.ts'
import { breadcrumbOf } from './breadcrumb.ts'
import { pageAt } from './page.ts'

/** Each page is called by its id. */
const labels = {
  pages: Object.fromEntries(routes.map(({ id }) => [id, id])) as Record<PageId, string>,
  steps: { tools: 'Outils', agency: 'Agence', audits: 'Audits' },
}

test.each([
  ['/', ['home']],
  ['/en', ['home']],
  ['/faq', ['home', 'faq']],
  ['/agency/contact', ['home', 'Agence', 'contact']],
  ['/en/tools/free-geo-audit', ['home', 'Outils', 'free-geo-audit']],
  ['/blog/90-percent-marques-invisibles-ia', ['home', 'blog', 'article-invisible-brands']],
])('the trail to %s follows its address', (path, names) => {
  expect(trail(path).map(step => step.name)).toEqual(names)
})

test('only existing pages are links, and never the page itself', () => {
  expect(trail('/agency/contact').map(step => step.address)).toEqual(['/', null, null])
  expect(trail('/en/tools/free-geo-audit')[0]?.address).toBe('/en')
})

test('a page outside the menus has the name it is given', () => {
  expect(trail('/en/audits/12', 'example.com').map(step => step.name)).toEqual([
    'home',
    'Audits',
    'example.com',
  ])
})

test('a step without a name is left out', () => {
  expect(trail('/audits/6f1c0a52/delete', 'Rapport').map(step => step.name)).toEqual([
    'home',
    'Audits',
    'Rapport',
  ])
})

function trail(path: string, name?: string) {
  return breadcrumbOf(pageAt(new URL(path, 'http://localhost')), labels, name)
}
