import { createHash } from 'node:crypto'
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anonymous, userAgentOf } from '../../identity.ts'
import { limits } from '../../limits.ts'
import { fetchAlone } from '../testing/fetch-alone.ts'
import { listen, site } from '../testing/small-internet.ts'
import { fetchAddress, notAsked } from './fetch.ts'
import { guardedAgent, internet } from './guarded-agent.ts'

type Listener = Parameters<typeof site>[0]

async function open(listener: Listener): Promise<{ origin: string; allow: string[] }> {
  const host = `127.0.0.1:${await listen(site(listener))}`
  return { origin: `http://${host}`, allow: [host] }
}

async function fetchOnce(headers: Record<string, string>, body: string | Buffer, path = '/') {
  const { origin, allow } = await open((_request, response) => response.writeHead(200, headers).end(body))
  return fetchAlone(origin + path, { allow })
}

test('an exchange records the request, the answer, and how long it took', async () => {
  const page = '<h1>Bonjour</h1>'
  const exchange = await fetchOnce({ 'content-type': 'text/html', link: '</a>' }, page)
  expect(exchange).toMatchObject({
    status: 200,
    body: page,
    bytes: 16,
    truncated: false,
    redirects: [],
    failure: null,
  })
  expect(exchange.headers).toMatchObject({ 'content-type': 'text/html', link: '</a>' })
  expect(exchange.sha256).toBe(createHash('sha256').update(page).digest('hex'))
  expect(exchange.firstByteMs).toBeGreaterThanOrEqual(0)
})

test('we say who we are, unless another agent is being imitated', async () => {
  const { origin, allow } = await open(({ headers }, response) => response.end(headers['user-agent']))
  expect((await fetchAlone(origin, { allow })).body).toBe(userAgentOf(anonymous))
  expect((await fetchAlone(origin, { allow, userAgent: 'OAI-SearchBot/1.4' })).body).toBe('OAI-SearchBot/1.4')
})

test('redirects are followed and recorded one by one', async () => {
  const { origin, allow } = await open(({ url }, response) => {
    const location = { '/': '/b#part', '/b': 'c?x=1' }[url ?? '']
    if (location) response.writeHead(301, { location }).end('moved')
    else response.end('here')
  })
  const exchange = await fetchAlone(`${origin}/`, { allow })
  expect(exchange).toMatchObject({
    requested: `${origin}/`,
    address: `${origin}/c?x=1`,
    status: 200,
    body: 'here',
  })
  expect(exchange.redirects).toEqual([
    { from: `${origin}/`, to: `${origin}/b`, status: 301 },
    { from: `${origin}/b`, to: `${origin}/c?x=1`, status: 301 },
  ])
})

test.each([
  ['UTF-8', '/café', 'utf8'],
  ['Latin-1', '/café', 'latin1'],
  ['escapes', '/caf%C3%A9', 'latin1'],
] as const)(
  'a redirect to an accented address in %s leads where browsers go',
  async (_how, target, charset) => {
    const location = Buffer.from(target, charset).toString('latin1')
    const { origin, allow } = await open(({ url }, response) => {
      if (url === '/') response.writeHead(301, { location }).end()
      else response.end(url)
    })
    expect((await fetchAlone(`${origin}/`, { allow })).body).toBe('/caf%C3%A9')
  },
)

test.each(['none', 'UTF-8', 'identity', 'binary'])(
  'Content-Encoding: %s means that nothing is compressed',
  async encoding => {
    const exchange = await fetchOnce({ 'content-type': 'text/html', 'content-encoding': encoding }, 'Bonjour')
    expect(exchange).toMatchObject({ body: 'Bonjour', failure: null })
  },
)

test('a redirect without a target is a failure, not a page', async () => {
  const { origin, allow } = await open((_request, response) => response.writeHead(302).end('lost'))
  expect(await fetchAlone(origin, { allow })).toMatchObject({
    status: null,
    body: '',
    failure: { code: 'bad-redirect', detail: 'HTTP 302, no Location' },
  })
})

test('repeated headers are joined, except those that robots read line by line', async () => {
  const { origin, allow } = await open((_request, response) =>
    response.writeHead(200, { link: ['</a>', '</b>'], 'x-robots-tag': ['otherbot: none', 'noindex'] }).end(),
  )
  expect((await fetchAlone(origin, { allow })).headers).toMatchObject({
    link: '</a>, </b>',
    'x-robots-tag': 'otherbot: none\nnoindex',
  })
})

test.each([
  ['gzip', gzipSync('été')],
  ['x-gzip', gzipSync('été')],
  ['deflate', deflateSync('été')],
  ['br', brotliCompressSync('été')],
  ['zstd', zstdCompressSync('été')],
  ['identity', Buffer.from('été')],
  ['gzip, br', brotliCompressSync(gzipSync('été'))],
])('a body in %s is read', async (encoding, bytes) => {
  const exchange = await fetchOnce({ 'content-type': 'text/html', 'content-encoding': encoding }, bytes)
  expect(exchange).toMatchObject({ body: 'été', bytes: 5, failure: null })
})

test.each(['application/gzip', 'application/x-gzip', 'application/x-gunzip', 'gzip/document'])(
  'an archive of a sitemap is unpacked by its type alone: %s',
  async type => {
    const exchange = await fetchOnce({ 'content-type': type }, gzipSync('<urlset/>'), '/sitemap')
    expect(exchange.body).toBe('<urlset/>')
  },
)

test.each(['application/gzip', 'application/x-gzip', 'application/octet-stream'])(
  'a compressed sitemap is read when it is served as %s',
  async type => {
    const exchange = await fetchOnce({ 'content-type': type }, gzipSync('<urlset/>'), '/sitemap.xml.gz')
    expect(exchange.body).toBe('<urlset/>')
  },
)

test.each([
  ['that a server has unpacked', {}, Buffer.from('<urlset/>')],
  ['compressed twice', { 'content-encoding': 'gzip' }, gzipSync(gzipSync('<urlset/>'))],
  ['compressed for the way alone', { 'content-encoding': 'gzip' }, gzipSync('<urlset/>')],
])('a sitemap named as an archive is read: one %s', async (_name, headers, bytes) => {
  const exchange = await fetchOnce(
    { 'content-type': 'application/xml', ...headers },
    bytes,
    '/sitemap.xml.gz',
  )
  expect(exchange).toMatchObject({ body: '<urlset/>', bytes: 9, failure: null })
})

test.each(['application/octet-stream', 'text/plain'])(
  'a file that begins as an archive is unpacked, whatever its name and its type: %s',
  async type => {
    const { origin, allow } = await open((_request, response) =>
      response.writeHead(200, { 'content-type': type }).end(gzipSync('<urlset/>')),
    )
    expect((await fetchAlone(`${origin}/sitemap.dat`, { allow, untyped: true })).body).toBe('<urlset/>')
  },
)

test('an archive that breaks off is cut short, like any body', async () => {
  const cut = gzipSync('<urlset/>').subarray(0, -9)
  const exchange = await fetchOnce({ 'content-type': 'application/gzip' }, cut, '/sitemap.xml.gz')
  expect(exchange.failure).toMatchObject({ code: 'cut-short' })
})

test.each([
  ['text/html; charset=iso-8859-1', Buffer.from('\xe9t\xe9', 'latin1')],
  ['text/html; charset="windows-1252"', Buffer.from('\xe9t\xe9', 'latin1')],
  ['text/html; charset=nonsense', Buffer.from('été')],
  ['text/html; charset=utf-8', Buffer.from('\ufeffété', 'utf16le')],
  ['text/html', Buffer.from('\ufeffété')],
  ['application/x-xml', Buffer.from('été')],
  ['', Buffer.from('été')],
])('text sent as %j is decoded', async (type, bytes) => {
  expect((await fetchOnce(type ? { 'content-type': type } : {}, bytes)).body).toBe('été')
})

test.each([
  ['<meta charset="latin1">', 'text/html'],
  ['<meta http-equiv="content-type" content="text/html; charset=iso-8859-1">', 'text/html'],
  ['<?xml version="1.0" encoding="ISO-8859-1"?>', 'application/xml'],
])('a document that says its encoding, %s, is believed', async (declaration, type) => {
  const bytes = Buffer.from(`${declaration}\xe9`, 'latin1')
  expect((await fetchOnce({ 'content-type': type }, bytes)).body).toBe(`${declaration}é`)
})

test('a text is kept up to the requested size; its size and hash are those of the whole', async () => {
  const { origin, allow } = await open((_request, response) => response.end('A whole page'))
  const whole = await fetchAlone(origin, { allow })
  expect(await fetchAlone(origin, { allow, textBytes: 7 })).toMatchObject({
    body: 'A whole',
    bytes: 12,
    sha256: whole.sha256,
  })
})

test('bytes that are not text become replacement characters', async () => {
  const exchange = await fetchOnce(
    { 'content-type': 'text/html; charset=utf-8' },
    Buffer.from([0xff, 0x00, 0x41]),
  )
  expect(exchange.body).toBe('\uFFFD\uFFFDA')
})

test('an invalid address is a failure, not an exception', async () => {
  expect(await fetchAlone('http://[', { allow: [] })).toMatchObject({
    status: null,
    failure: { code: 'bad-address' },
  })
})

test('every request can be refused before it is sent, also after a redirect', async () => {
  const { origin, allow } = await open((_request, response) =>
    response.writeHead(302, { location: '/private' }).end(),
  )
  const asked: string[] = []
  const exchange = await fetchAlone(`${origin}/`, {
    allow,
    admit: async address => {
      asked.push(address)
      return address.endsWith('/private')
        ? { code: 'forbidden-by-robots', detail: 'Disallow: /private' }
        : null
    },
  })
  expect(asked).toEqual([`${origin}/`, `${origin}/private`])
  expect(exchange).toMatchObject({ status: null, failure: { code: 'forbidden-by-robots' } })
})

test('a fetch that is cancelled ends at once', async () => {
  const { origin, allow } = await open(() => {})
  const exchange = await fetchAlone(origin, { allow, signal: AbortSignal.abort() })
  expect(exchange.failure?.code).toBe('too-slow')
})

test('exchanges that share an agent share its connections, and closing it leaves none', async () => {
  const connections = new Set<unknown>()
  const server = site((_request, response) => response.end('page'))
  server.on('connection', socket => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket))
  })
  const host = `127.0.0.1:${await listen(server)}`
  const agent = guardedAgent({ allow: [host], limits, network: internet })
  for (const path of '/a /b /c /d /e /f'.split(' '))
    await fetchAddress(`http://${host}${path}`, { allow: [host], agent })
  expect(connections.size).toBeLessThanOrEqual(limits.connectionsPerHost)
  await agent.destroy()
  await expect.poll(() => connections.size).toBe(0)
})

test('a request that was not sent is an exchange too', () => {
  const exchange = notAsked('https://example.com/', { code: 'not-asked', detail: 'why' })
  expect(exchange).toMatchObject({
    address: 'https://example.com/',
    status: null,
    body: '',
    failure: { detail: 'why' },
  })
})
