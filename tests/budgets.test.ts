import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { routes } from '#site/routes.ts'

const client = join(import.meta.dirname, '../dist/client')

/** What TCP sends in its first round trip: ten segments of 1,460 bytes (RFC 6928). */
const firstRoundTrip = 14_600

describe.each(['/', '/en'])('the home page at %s', path => {
  test('arrives with its critical CSS in the first round trip: 14.6 kB on the wire', () => {
    expect(compressedPage(path).length).toBeLessThanOrEqual(firstRoundTrip)
  })
})

describe.each(routes.flatMap(route => [route.fr, route.en]))('the page at %s', path => {
  test('asks for no React, and for at most 4 kB of other script', () => {
    const html = page(path)
    const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
      match => match[1] ?? '',
    )
    const files = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(match =>
      readFileSync(join(client, match[1] ?? ''), 'utf8'),
    )
    const preloaded = [...html.matchAll(/<link[^>]*rel="modulepreload"/g)]
    expect(preloaded).toEqual([])
    expect(files.join('')).not.toContain('react')
    expect(brotliCompressSync([...inline, ...files].join('\n')).length).toBeLessThanOrEqual(4_000)
  })

  test('links no style sheet: its CSS comes with it', () => {
    expect(page(path)).not.toMatch(/<link[^>]*rel="stylesheet"/)
  })
})

test('the details of consent weigh nothing in a page: they come when they are opened', () => {
  expect(page('/')).not.toContain('class="choices"')
})

test('all the fonts of the site weigh at most 100 kB', () => {
  const folder = join(client, 'fonts')
  const sizes = readdirSync(folder).map(file => statSync(join(folder, file)).size)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000)
})

function page(path: string): string {
  return readFileSync(file(path), 'utf8')
}

function compressedPage(path: string): Buffer {
  return readFileSync(`${file(path)}.br`)
}

function file(path: string): string {
  return join(client, path === '/' ? 'index.html' : `${path}.html`)
}
