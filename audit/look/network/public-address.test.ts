import { expect, test } from 'vitest'
import { cases, controls } from '../cases/ssrf-cases.json' with { type: 'json' }
import { parsePublicAddress } from './public-address.ts'

/** The others cannot be recognised by their text: they are refused on connection, or at the redirect. */
const laterStages = ['connect', 'redirect', 'subresource']
const textCases = cases.filter(({ stage, group }) => !laterStages.includes(stage) && group !== 'dns')

test.each(textCases)('$id $url is refused before any name is resolved: $reason', ({ url }) => {
  const { failure } = parsePublicAddress(url, [])
  expect(['bad-address', 'private-address']).toContain(failure?.code)
})

test.each(controls)('$id $url is accepted: $reason', ({ url, ...control }) => {
  const parsed = parsePublicAddress(url, [])
  expect(parsed.failure).toBeNull()
  if ('show_as' in control) expect(parsed.url?.href).toBe(control.show_as)
})

test.each([
  ['example.com', 'https://example.com/'],
  ['  www.Example.COM/Blog?page=2#top ', 'https://www.example.com/Blog?page=2'],
  ['example.com:443', 'https://example.com/'],
  ['example.com:80', 'https://example.com:80/'],
  ['http://example.com.', 'http://example.com/'],
  ['HTTPS://bücher.de', 'https://xn--bcher-kva.de/'],
  ['93.184.215.14', 'https://93.184.215.14/'],
])('%j is understood as %s', (typed, href) => {
  expect(parsePublicAddress(typed, []).url?.href).toBe(href)
})

test.each(['ibid.example', 'https://www.atelier.example/page'])(
  '%s names no site, and is not called private',
  typed => {
    expect(parsePublicAddress(typed, []).failure?.code).toBe('unknown-host')
  },
)

test('an address typed without a scheme is marked as such', () => {
  expect(parsePublicAddress('example.com', [])).toMatchObject({ schemeTyped: false })
  expect(parsePublicAddress('http://example.com', [])).toMatchObject({ schemeTyped: true })
})

test.each([
  'contact@example.com',
  'mailto:contact@example.com',
  'ftp://example.com',
  'http:///example.com',
  '/etc/passwd',
  'bonjour',
  'example.com/mon article',
  'https://example.com/\u202egnp.exe',
  'https://example.com\\@127.0.0.1',
  'https://-.com',
  `https://example.com/${'a'.repeat(2048)}`,
])('%j is refused', typed => {
  expect(parsePublicAddress(typed, []).url).toBeNull()
})

test('a private address is accepted only when exactly its host and port are allowed', () => {
  const allow = ['localhost:4321', '[::1]:80']
  expect(parsePublicAddress('http://localhost:4321/en', allow).url?.href).toBe('http://localhost:4321/en')
  expect(parsePublicAddress('localhost:4321', allow).url?.href).toBe('https://localhost:4321/')
  expect(parsePublicAddress('http://[::1]/', allow).failure).toBeNull()
  for (const other of [
    'http://localhost/',
    'http://127.0.0.1:4321/',
    'https://[::1]/',
    'http://x.localhost:4321',
  ]) {
    expect(parsePublicAddress(other, allow).failure, other).not.toBeNull()
  }
})
