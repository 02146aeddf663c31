import { expect, test } from 'vitest'
import { collectCandidates } from './candidates.ts'
import { choosePages, type PlannedPage, rounds } from './page-plan.ts'

const origin = 'https://example.com'
const [firstFillers = [], , lastFillers = []] = rounds

function planFor(links: readonly string[], { limit = 12, fillers = lastFillers } = {}): string[] {
  const candidates = collectCandidates(origin)
  candidates.addLinks(
    `${origin}/`,
    links.map(address => ({ address, text: '' })),
  )
  return paths(choosePages(candidates.all(), { planned: [start()], limit, fillers }))
}

function start(path = '/'): PlannedPage {
  return { address: origin + path, kind: path === '/' ? 'home' : 'other', isAlternate: false }
}

function paths(pages: readonly PlannedPage[]): string[] {
  return pages.map(({ address }) => address.slice(origin.length))
}

test('in French, the twelve pages include each kind before a second of any', () => {
  const plan = planFor([
    '/mentions-legales',
    '/cgv',
    '/politique-de-confidentialite',
    '/blog',
    '/blog/premier',
    '/blog/deuxieme',
    '/blog/troisieme',
    '/blog/quatrieme',
    '/contact',
    '/services',
    '/services/audit',
    '/services/conseil',
    '/services/formation',
    '/a-propos',
    '/faq',
    '/galerie',
    '/panier',
    '/catalogue.pdf',
  ])
  expect(plan).toEqual([
    '/services',
    '/blog/premier',
    '/faq',
    '/a-propos',
    '/services/audit',
    '/blog/deuxieme',
    '/contact',
    '/mentions-legales',
    '/services/conseil',
    '/blog/troisieme',
    '/services/formation',
  ])
})

test('in English too', () => {
  const plan = planFor([
    '/login',
    '/company',
    '/pricing',
    '/solutions/retail',
    '/insights/one',
    '/insights/two',
    '/help',
    '/contact-us',
    '/privacy-policy',
    '/gallery',
  ])
  expect(plan).toEqual([
    '/pricing',
    '/insights/one',
    '/help',
    '/company',
    '/solutions/retail',
    '/insights/two',
    '/contact-us',
    '/privacy-policy',
    '/gallery',
  ])
})

test('where the first page forwards to is read before all others', () => {
  const candidates = collectCandidates(origin)
  candidates.addLinks(`${origin}/`, [
    { address: '/about', text: 'About' },
    { address: '/fr/', text: '', forwards: true },
  ])
  const plan = choosePages(candidates.all(), { planned: [start()], limit: 12, fillers: firstFillers })
  expect(paths(plan)).toEqual(['/fr/', '/about'])
})

test('both versions of a page are read when its alternates are known', () => {
  const candidates = collectCandidates(origin)
  candidates.addLinks(`${origin}/`, [
    { address: '/', text: '', hreflang: 'fr' },
    { address: '/en', text: '', hreflang: 'en' },
    { address: '/', text: '', hreflang: 'x-default' },
    { address: '/services', text: 'Services' },
    { address: '/articles/un', text: '' },
    { address: '/faq', text: '' },
    { address: '/a-propos', text: '' },
    { address: '/offres', text: '' },
    { address: '/articles/deux', text: '' },
  ])
  candidates.addSitemap(
    [
      ['/services', '/en/what-we-sell'],
      ['/articles/un', '/en/articles/one'],
      ['/faq', '/en/questions'],
      ['/a-propos', '/en/about'],
      ['/offres', '/en/offers'],
    ].map(([fr = '', en = '']) => ({
      address: origin + fr,
      lastModified: null,
      alternates: [
        { language: 'x-default', address: origin + fr },
        { language: 'de', address: `${origin}/de${fr}` },
        { language: 'fr-BE', address: `${origin}/be${fr}` },
        { language: 'fr', address: origin + fr },
        { language: 'en', address: origin + en },
      ],
    })),
  )
  expect(
    paths(choosePages(candidates.all(), { planned: [start()], limit: 12, fillers: lastFillers })),
  ).toEqual([
    '/en',
    '/services',
    '/en/what-we-sell',
    '/articles/un',
    '/en/articles/one',
    '/faq',
    '/en/questions',
    '/a-propos',
    '/en/about',
    '/offres',
    '/en/offers',
  ])
})

test('when an inner page is requested, the home page is read too', () => {
  const candidates = collectCandidates(origin)
  candidates.addLinks(`${origin}/produit/42`, [{ address: '/faq/', text: '' }])
  const plan = choosePages(candidates.all(), {
    planned: [start('/produit/42')],
    limit: 12,
    fillers: lastFillers,
  })
  expect(paths(plan)).toEqual(['/', '/faq/'])
})

test('a page planned before is neither chosen again nor counted twice', () => {
  const candidates = collectCandidates(origin)
  const links = ['/services/', '/services', '/offres', '/solutions', '/produits'].map(address => ({
    address,
    text: '',
  }))
  candidates.addLinks(`${origin}/`, links)
  const planned: PlannedPage[] = [
    start(),
    { address: `${origin}/services`, kind: 'service', isAlternate: false },
  ]
  const plan = choosePages(candidates.all(), { planned, limit: 12, fillers: firstFillers })
  expect(paths(plan)).toEqual(['/offres', '/solutions'])
})

test('the same candidates give the same plan, within its limit', () => {
  const links = Array.from({ length: 300 }, (_, index) => `/page-${index}`)
  expect(planFor(links)).toEqual(planFor(links))
  expect(planFor(links)).toHaveLength(11)
  expect(planFor(links, { fillers: firstFillers })).toEqual([])
})

test('links to other sites, files, actions and queries do not count as pages', () => {
  const links = [
    'https://other.example.net/services',
    '/plan.pdf',
    '/logout',
    '/login.html',
    '/services?sort=price',
    'mailto:a@b.fr',
    'http://[',
  ]
  expect(planFor(links)).toEqual([])
})

test('of a blog the posts are read, not the lists that lead to them', () => {
  const plan = planFor([
    '/blog',
    '/blog/page/2',
    '/tags/bois',
    '/blog/chauffage',
    '/blog/chauffage/choisir-un-poele',
    '/blog/chauffage/ramoner-en-mai',
    '/blog/categories/poeles',
  ])
  expect(plan.slice(0, 2)).toEqual(['/blog/chauffage/choisir-un-poele', '/blog/chauffage/ramoner-en-mai'])
})

test('a page and its index file are the same page', () => {
  expect(planFor(['/index.html', '/services/', '/services/index.html', '/index.php'])).toEqual(['/services/'])
})

test('a file that proves who owns the site is no page', () => {
  expect(planFor(['/google746a12b6e2fc1c2a.html', '/yandex_0123456789abcdef.html', '/googling'])).toEqual([
    '/googling',
  ])
})

test('lists lead to articles in the first round, and take no place of a page after it', () => {
  const links = ['/tags', '/authors', '/categories', '/projets/pont', '/projets/arche']
  expect(planFor(links, { limit: 4, fillers: firstFillers })).toEqual(['/tags', '/authors', '/categories'])
  expect(planFor(links, { limit: 4 })).toEqual(['/projets/pont', '/projets/arche', '/tags'])
})
