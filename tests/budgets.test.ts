import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRoute } from '#site/every-route.ts'
import { type RunningSite, startSite } from './support/running-site.ts'

const client = join(import.meta.dirname, '../dist/client')

/** The bytes that TCP sends in its first round trip: ten segments of 1,460 bytes (RFC 6928). */
const firstRoundTrip = 14_600

describe('the home page, as it is served at a public address', () => {
  let site: RunningSite
  beforeAll(async () => {
    site = await startSite({ SITE_URL: 'https://ibid.example' })
  })
  afterAll(() => site?.stop())

  test.each(['/', '/en'])('at %s arrives in the first round trip, headers included', async path => {
    expect(await bytesOnTheWire(site.origin, path)).toBeLessThanOrEqual(firstRoundTrip)
  })
})

/** The size of the answer to a browser that accepts Brotli, headers included. */
function bytesOnTheWire(origin: string, path: string): Promise<number> {
  const { hostname, port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\nAccept: text/html\r\n\r\n`,
      )
    })
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('data', data => {
      answer += data
      const head = answer.indexOf('\r\n\r\n') + 4
      const body = Number(/^content-length: (\d+)/im.exec(answer)?.[1])
      if (head < 4 || answer.length < head + body) return
      socket.destroy()
      resolve(answer.length)
    })
  })
}

test('a message can be written on every page, and in one form', () => {
  const paths = everyRoute.flatMap(route => [route.fr, route.en])
  expect(paths.length).toBeGreaterThan(100)
  const forms = paths.map(path => ({ path, messages: page(path).split('name="message"').length - 1 }))
  expect(forms.filter(({ messages }) => messages !== 1)).toEqual([])
})

describe.each(everyRoute.flatMap(route => [route.fr, route.en]))('the page at %s', path => {
  test('loads no React, and at most 4 kB of other scripts', () => {
    const html = page(path)
    const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)].map(
      match => match[1] ?? '',
    )
    const named = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(match => match[1] ?? '')
    const scripts = [...withImports(named)].map(textOf)
    const preloaded = [...html.matchAll(/<link[^>]*rel="modulepreload"/g)]
    expect(preloaded).toEqual([])
    expect(scripts.join('')).not.toContain('react')
    expect(bytesInBrotli([...inline, ...scripts].join('\n'))).toBeLessThanOrEqual(4_000)
  })

  test('brings at most 9 kB of styles', () => {
    const styles = [...page(path).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(match => match[1] ?? '')
    expect(styles.length).toBeGreaterThan(0)
    expect(bytesInBrotli(styles.join('\n'))).toBeLessThanOrEqual(9_000)
  })

  test('gives every picture and film its size, so that nothing moves as they come', () => {
    const sized = /(?=.*\swidth="\d)(?=.*\sheight="\d)/
    const pictures = page(path).match(/<(?:img|video)\s[^>]*>/g) ?? []
    expect(pictures.filter(tag => !sized.test(tag))).toEqual([])
  })

  test('has its CSS inline, but that of paper, which it loads apart and which weighs at most 1 kB', () => {
    const [sheet = '', ...others] = page(path).match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []
    expect([sheet, others]).toEqual([expect.stringContaining('media="print"'), []])
    const paper = readFileSync(join(client, /href="([^"]+)"/.exec(sheet)?.[1] ?? ''), 'utf8')
    expect(bytesInBrotli(paper)).toBeLessThanOrEqual(1_000)
    expect(paper).toContain('@page')
  })
})

test('pages do not contain the details of consent, which are loaded when they are opened', () => {
  expect(page('/')).not.toContain('class="choices"')
})

test('the script that reads the lists of the desk anew weighs at most 10.5 kB, and no page for visitors names it', () => {
  const folder = join(client, '_astro')
  const [script = '', ...others] = readdirSync(folder).filter(name => /^refresh\.client\..*\.js$/.test(name))
  expect([script, others.length]).toEqual([expect.stringContaining('refresh'), 0])
  expect(bytesInBrotli(readFileSync(join(folder, script), 'utf8'))).toBeLessThanOrEqual(10_500)
  const naming = everyRoute.flatMap(({ fr, en }) => [fr, en]).filter(path => page(path).includes(script))
  expect(naming).toEqual([])
})

test('the fonts of the site weigh at most 100 kB together', () => {
  const folder = join(client, 'fonts')
  const sizes = readdirSync(folder).map(file => statSync(join(folder, file)).size)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000)
})

/** Many pages have the same styles: each text is compressed once. */
/** Scripts, and those that they import before they run. */
function withImports(paths: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const path of paths.filter(path => !found.has(path))) {
    found.add(path)
    const imports = [...textOf(path).matchAll(/(?:import|from)["']\.\/([^"']+)["']/g)]
    withImports(
      imports.map(([, name]) => `/_astro/${name}`),
      found,
    )
  }
  return found
}

function textOf(path: string): string {
  return readFileSync(join(client, path), 'utf8')
}

function bytesInBrotli(text: string): number {
  const bytes = compressed.get(text) ?? brotliCompressSync(text).length
  compressed.set(text, bytes)
  return bytes
}

const compressed = new Map<string, number>()

function page(path: string): string {
  return readFileSync(file(path), 'utf8')
}

function file(path: string): string {
  return join(client, path === '/' ? 'index.html' : `${path}.html`)
}
