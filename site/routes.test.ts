import { describe, expect, test } from 'vitest'
import { languageOfPath } from '#contracts/languages.ts'
import { counterpartOf, footerRoutes, menuRoutes, pathOf, pathsOf, routeOfPath, routes } from './routes.ts'

describe.each(routes.map(route => [route.id, route] as const))('the page %s', (_id, route) => {
  test('has a French address at the root and an English one under /en', () => {
    expect(languageOfPath(route.fr)).toBe('fr')
    expect(languageOfPath(route.en)).toBe('en')
  })

  test('leads to its counterpart and back', () => {
    expect(counterpartOf(route.fr)).toBe(route.en)
    expect(counterpartOf(route.en)).toBe(route.fr)
  })

  test('is found at each of its addresses', () => {
    for (const path of pathsOf(route)) expect(routeOfPath(path)).toBe(route)
  })
})

test('no two pages share an address or a name', () => {
  const addresses = routes.flatMap(pathsOf)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(new Set(routes.map(route => route.id)).size).toBe(routes.length)
})

test('another address of the guide has the English guide as its counterpart', () => {
  expect(counterpartOf('/guide-geo-2025')).toBe('/en/complete-geo-guide-2025')
  expect(counterpartOf('/en/complete-geo-guide-2025')).toBe('/guide-complet-geo-2025')
})

test.each([
  ['/audits/1', '/en/audits/1'],
  ['/nowhere', '/en/nowhere'],
  ['/english', '/en/english'],
])('a path without a page gains or loses /en: %s and %s', (french, english) => {
  expect(counterpartOf(french)).toBe(english)
  expect(counterpartOf(english)).toBe(french)
})

test('the menus show seven pages about GEO, four of the agency, and the blog', () => {
  expect(menuRoutes('about').map(({ id }) => id)).toEqual([
    'definition-geo',
    'geo-vs-seo',
    'statistics',
    'faq',
    'glossary',
    'methodology',
    'guide',
  ])
  expect(menuRoutes('agency').map(({ id }) => id)).toEqual([
    'free-geo-audit',
    'services',
    'case-studies',
    'contact',
  ])
  expect(menuRoutes('blog').map(({ id }) => id)).toEqual(['blog'])
})

test('the foot of a page shows the engines, the changes, the guide, the sources, the map of the site and the legal pages', () => {
  expect(footerRoutes().map(({ id }) => id)).toEqual([
    'engines',
    'changes',
    'guide',
    'sources',
    'site-map',
    'legal',
    'privacy',
    'gdpr',
    'accessibility',
  ])
})

test('the path of a page depends on the language', () => {
  expect(pathOf('contact', 'fr')).toBe('/agency/contact')
  expect(pathOf('contact', 'en')).toBe('/en/agency/contact')
})
