import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Answer, ask } from '../testing/ask.ts'
import { sharedServer } from '../testing/test-server.ts'

const server = await sharedServer()

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return ask(server.origin, path, { headers })
}

describe('a page', () => {
  test.each([
    ['/', 'Accueil', 'fr'],
    ['/en', 'Home', 'en'],
    ['/faq', 'Questions', 'fr'],
    ['/faq?utm_source=test', 'Questions', 'fr'],
    ['/en/faq', 'Questions in English', 'en'],
  ])('at %s is served with its language', async (path, title, language) => {
    const { status, headers, text } = await get(path)
    expect(text).toContain(`<title>${title}</title>`)
    expect({ status, type: headers['content-type'], language: headers['content-language'] }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
      language,
    })
  })

  test.each([
    ['/faq/', '/faq'],
    ['/faq//', '/faq'],
    ['/en/', '/en'],
    ['/faq.html', '/faq'],
    ['/index.html', '/'],
    ['/faq/?a=1&b=%2F', '/faq?a=1&b=%2F'],
  ])('has one address: %s leads to %s', async (path, address) => {
    const { status, headers } = await get(path)
    expect([status, headers.location]).toEqual([308, address])
  })

  test('comes in brotli, in gzip or uncompressed, as the client prefers', async () => {
    const { text } = await get('/')
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding, Accept' })
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding, Accept' })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text)
    expect(gunzipSync(gzip.body).toString()).toBe(text)
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length))
  })

  test('answers 304 to a client that has it, in each encoding', async () => {
    const tags = new Set<string>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await get('/', { 'accept-encoding': encoding })
      const etag = headers.etag ?? ''
      tags.add(etag)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': known })
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
        expect(again.headers['cache-control']).toBe('no-cache')
      }
    }
    expect(tags.size).toBe(3)
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('answers HEAD without a body', async () => {
    const whole = await get('/faq')
    const head = await ask(server.origin, '/faq', { method: 'HEAD' })
    expect(head.body.length).toBe(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  })

  test('accepts no other method', async () => {
    const { status, headers } = await ask(server.origin, '/faq', { method: 'DELETE' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('accepts a posted form where it has one, and says so', async () => {
    const { status, headers } = await ask(server.origin, '/agency/contact', { method: 'DELETE' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  test.each([
    ['http://localhost/faq', '/faq'],
    ['HTTPS://www.ibid.example:443/faq?a=/b', '/faq'],
    ['http://localhost', '/'],
    ['http://localhost?a=1', '/'],
    ['http://localhost//faq', '//faq'],
  ])('is also asked for by its whole address: %s', async (target, path) => {
    const [whole, plain] = await Promise.all([get(target), get(path)])
    expect([whole.status, whole.text]).toEqual([plain.status, plain.text])
  })

  test('allows only its own inline code', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy.match(/'sha256-/g)).toHaveLength(1)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  test('embeds nothing without permission, unless it shows the film of a provider', async () => {
    const embedding = async (path: string) => (await get(path)).headers['cross-origin-embedder-policy']
    expect(await embedding('/')).toBe('require-corp')
    expect(await embedding('/film')).toBe('unsafe-none')
    expect((await get('/film')).headers['content-security-policy']).toContain(
      'frame-src https://player.example;',
    )
  })
})

describe('the Markdown twin of a page', () => {
  test('has an address of its own, and names the page', async () => {
    const { status, headers, text } = await get('/faq.md')
    expect(text).toContain('# Questions')
    expect([status, headers['content-type'], headers['content-language']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'fr',
    ])
    expect(headers.link).toBe('<https://ibid.example/faq>; rel="canonical"')
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  test('is sent at the address of the page to clients that prefer Markdown', async () => {
    const page = await get('/faq', { accept: 'text/html, text/markdown;q=0.9' })
    const twin = await get('/faq', { accept: 'text/markdown, text/html;q=0.9' })
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(twin.text).toBe((await get('/faq.md')).text)
    expect([page.headers.vary, twin.headers.vary]).toEqual([
      'Accept-Encoding, Accept',
      'Accept-Encoding, Accept',
    ])
    expect(twin.headers.etag).not.toBe(page.headers.etag)
  })

  test('is never confused with the page by a cache', async () => {
    const { etag = '' } = (await get('/faq')).headers
    const known = await get('/faq', { accept: 'text/markdown', 'if-none-match': etag })
    expect(known.status).toBe(200)
  })

  test('is announced by the page, with the list of all twins', async () => {
    expect((await get('/en/faq')).headers.link).toBe(
      '</en/faq.md>;rel=alternate;type="text/markdown",</en/llms.txt>;rel=describedby;type="text/plain"',
    )
  })

  test.each([
    ['/nowhere', 'Page introuvable'],
    ['/en/nowhere', 'Page not found'],
    ['/nowhere.md', 'Page introuvable'],
  ])('says of %s what the page says: "%s"', async (path, title) => {
    const { status, headers, text } = await get(path, { accept: 'text/markdown' })
    expect([status, headers['content-type']]).toEqual([404, 'text/markdown; charset=utf-8'])
    expect(text).toContain(`# ${title}`)
  })

  test('is replaced by the page where there is none', async () => {
    const { headers } = await get('/film', { accept: 'text/markdown' })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

describe('a missing page', () => {
  test.each([
    ['/nowhere', 'Page introuvable'],
    ['/en/nowhere', 'Page not found'],
    ['/404', 'Page introuvable'],
    ['/404.md', 'Page introuvable'],
    ['/en/404', 'Page not found'],
    ['/english', 'Page introuvable'],
    ['/.env.txt', 'Page introuvable'],
    ['/.git/config', 'Page introuvable'],
    ['/unknown.xyz', 'Page introuvable'],
    ['/index.html.br', 'Page introuvable'],
    ['/policies.json', 'Page introuvable'],
    ['/../policies.json', 'Page introuvable'],
    ['/..%2fpolicies.json', 'Page introuvable'],
    ['/%zz', 'Page introuvable'],
    ['//evil.example/', 'Page introuvable'],
    ['/audits/1', 'Page introuvable'],
    ['/en/audits/%2e%2e%2f', 'Page not found'],
  ])('%s answers 404 with the page that says "%s"', async (path, title) => {
    const { status, text } = await get(path)
    expect(status).toBe(404)
    expect(text).toContain(`<title>${title}</title>`)
  })

  test('is never answered with 304', async () => {
    const { headers } = await get('/nowhere')
    expect((await get('/nowhere', { 'if-none-match': headers.etag ?? '' })).status).toBe(404)
  })

  test('answers a posted form with 404 too', async () => {
    expect((await ask(server.origin, '/nowhere', { method: 'POST' })).status).toBe(404)
  })
})

describe('a file', () => {
  test.each([
    ['/_astro/island.FVv06Hs5.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/fonts/reading-71f28fcc.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/picture.png', 'image/png', 'public, max-age=86400'],
  ])('%s has its type, and is cached as long as its name allows', async (path, type, caching) => {
    const { status, headers } = await get(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching])
  })

  test.each(['/robots.txt', '/feed.xml', '/sitemap.md'])(
    '%s is for machines, and may not be indexed',
    async path => {
      expect((await get(path)).headers['x-robots-tag']).toBe('noindex')
    },
  )

  test('that is a feed says so', async () => {
    expect((await get('/feed.xml')).headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  })

  test('may be shown by other sites only if it is a picture', async () => {
    const sharing = async (path: string) => (await get(path)).headers['cross-origin-resource-policy']
    expect(await sharing('/picture.png')).toBe('cross-origin')
    expect(await sharing('/favicon.svg')).toBe('cross-origin')
    expect(await sharing('/robots.txt')).toBe('same-origin')
    expect(await sharing('/')).toBe('same-origin')
  })

  test('of bytes arrives unchanged, whole or in a requested range', async () => {
    const whole = await get('/picture.png')
    expect(whole.body.toString('hex')).toBe('89504e470d0a1a0a')
    expect(whole.headers['accept-ranges']).toBe('bytes')

    const part = await get('/picture.png', { range: 'bytes=1-3' })
    expect([part.status, part.body.toString('hex')]).toEqual([206, '504e47'])
    expect(part.headers).toMatchObject({
      'content-range': 'bytes 1-3/8',
      'content-length': '3',
      'content-type': 'image/png',
    })
    expect(part.headers.etag).toBe(whole.headers.etag)
  })

  test('sent in ranges is never mixed from two versions', async () => {
    const { etag = '' } = (await get('/picture.png')).headers
    expect((await get('/picture.png', { range: 'bytes=1-3', 'if-range': etag })).status).toBe(206)
    expect((await get('/picture.png', { range: 'bytes=1-3', 'if-range': '"older"' })).status).toBe(200)
  })

  test('has no range after its end', async () => {
    const { status, headers, body } = await get('/picture.png', { range: 'bytes=8-' })
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */8', 0])
  })

  test('of text is always sent whole', async () => {
    expect((await get('/robots.txt', { range: 'bytes=0-1' })).status).toBe(200)
  })
})
