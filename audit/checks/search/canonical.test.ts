import { expect, test } from 'vitest'
import { decideOn, madePage } from '../../testing/made-up.ts'
import { canonical } from './canonical.ts'

const link = (href: string) => `<link rel="canonical" href="${href}">`
const own = 'https://atelier.example/services'
const decide = (head: string, headers: Record<string, string> = {}) =>
  decideOn(canonical, '', { head, headers, path: '/services' })

test('a single complete link to itself passes', () => {
  expect(decide(link(own))).toMatchObject({ verdict: 'passed' })
})

test('the same address in the header agrees', () => {
  expect(decide(link(own), { link: `<${own}>; rel="canonical"` })).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['an incomplete address', link('/services'), 0.5],
  ['another page', link('https://atelier.example/'), 0.5],
  ['two addresses', link(own) + link('https://atelier.example/other'), 0.5],
  ['nothing', '', 0],
])('%s costs points', (_name, head, share) => {
  expect(decide(head).share).toBe(share)
})

test('a header that says another address is a contradiction', () => {
  expect(decide(link(own), { link: '<https://atelier.example/other>; rel="canonical"' })).toMatchObject({
    share: 0.5,
  })
})

test.each(['https://example.com/services', 'https://www.votre-site.fr/', 'http://localhost:3000/services'])(
  'a domain left from a template is called one: %s',
  address => {
    expect(decide(link(address)).sentence.en).toContain('a sample domain')
  },
)

test('on a machine of its maker, the address of that machine is no sample domain', () => {
  const address = 'http://localhost:3000'
  const { page, site } = madePage('', { head: link(`${address}/about`), path: `${address}/services` })
  expect(canonical.decide(page, site).sentence.en).toContain('another page')
})

test('a page that asks not to be indexed needs no address to cite', () => {
  expect(decide('<meta name="robots" content="noindex">')).toMatchObject({ verdict: 'not-applicable' })
})

test('another page than this one is called so', () => {
  expect(decide(link('https://sites.example/votre-site')).sentence.en).toContain('another page')
})

test('an address without the ending of its file is the same page', () => {
  const head = link('https://atelier.example/contact')
  expect(decideOn(canonical, '', { head, path: '/contact.html' })).toMatchObject({ verdict: 'passed' })
})

test('with the line of its patch, a page passes', () => {
  const { page, site } = madePage('', {
    head: `<meta property="og:url" content="${own}">`,
    path: '/services',
  })
  expect(canonical.decide(page, site)).toMatchObject({ verdict: 'failed' })
  expect(decide(canonical.fix?.patch?.(page, site)?.added ?? '')).toMatchObject({ verdict: 'passed' })
})
