import { describe, expect, test } from 'vitest'
import { chooseEncoding, prefersMarkdown } from './negotiation.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br; q=1.0, gzip; q=1.0', 'br'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['deflate', 'identity'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=nonsense', 'identity'],
  ['identity;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('a client that accepts "%s" gets %s', (header, expected) => {
  expect(chooseEncoding(header, new Set(['identity', 'gzip', 'br']))).toBe(expected)
})

test('only an encoding on offer is sent', () => {
  expect(chooseEncoding('br, gzip', new Set(['identity']))).toBe('identity')
  expect(chooseEncoding('br, gzip', new Set(['identity', 'gzip']))).toBe('gzip')
})

describe('a client gets Markdown when it prefers it to HTML, or names it with the same preference', () => {
  test.each([
    'text/markdown',
    'Text/Markdown; charset=utf-8',
    'text/markdown, */*',
    'text/markdown, text/html, */*',
    'text/html;q=0.5, text/markdown;q=0.5',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'text/markdown;q=0.5, text/html;q=0.4',
    'text/markdown;q=0.001',
    'text/html;q=0, text/*',
    'text/html;q=0.2, */*;q=0.3',
    'text/markdown;variant=GFM, text/html;q=0.8',
    'text/html;q=0.5, text/*;q=0.9, */*;q=0.1',
  ])('%s', header => {
    expect(prefersMarkdown(header)).toBe(true)
  })
})

describe('a client gets HTML otherwise', () => {
  test.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'text/html',
    'text/markdown;q=0.3, text/html;q=0.4',
    'text/markdown;q=0, */*',
    'text/markdown;q=0, text/html;q=0',
    'text/markdown;q=nonsense, text/html',
    'application/json',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  ])('%s', header => {
    expect(prefersMarkdown(header)).toBe(false)
  })
})
