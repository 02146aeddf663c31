import type { Server, Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { ownProcess } from '../testing/own-process.ts'
import type { Exchange } from '../visit.ts'
import { cases, global_pass as pass } from './cases/bad-sites.json' with { type: 'json' }
import { fetchAlone } from './testing/fetch-alone.ts'
import { openSmallInternet, pem, publicIp, rawServer, secureSite, site } from './testing/small-internet.ts'

/** For a site that lets us wait, so that the tests are fast. */
const quick = { ...limits, connectMs: 2_000, firstByteMs: 2_000, fetchMs: 3_000 }
const page = 'http://public.example.net/'
const html = { 'content-type': 'text/html; charset=utf-8' }

beforeAll(() => setDefaultCACertificates([...getCACertificates('default'), pem('authority')]))

interface Hostility {
  /** The server at the public address; nothing listens there when absent. */
  readonly server?: () => Server
  readonly address?: string
  /** Whether it ends by a deadline, rather than by what it sends: to read that may take a busy machine seconds. */
  readonly isSlow?: boolean
  readonly outcome: (exchange: Exchange) => void
}

const hostilities: Record<string, Hostility> = {
  'redir-loop-2': {
    server: () => redirecting(path => (path === '/' ? '/b' : '/')),
    outcome: exchange => {
      failsWith('redirect-loop')(exchange)
      expect(exchange.redirects).toHaveLength(2)
    },
  },
  'redir-endless': {
    server: () => redirecting(path => `${path}a`),
    outcome: exchange => {
      failsWith('redirect-loop')(exchange)
      expect(exchange.redirects).toHaveLength(limits.redirects + 1)
    },
  },
  'redir-bad-location': {
    server: () => redirecting(() => 'http://[bad'),
    outcome: failsWith('bad-redirect'),
  },
  'redir-long': {
    server: () => redirecting(() => `/${'a'.repeat(20_000)}`),
    outcome: failsWith('bad-redirect'),
  },
  'redir-longest': {
    server: () => redirecting(() => `/${'a'.repeat(100_000)}`),
    outcome: failsWith('headers-too-large'),
  },
  'redir-port': {
    server: () => redirecting(() => 'http://public.example.net:8080/'),
    outcome: failsWith('bad-redirect'),
  },
  'redir-no-location': {
    server: () => site((_request, response) => response.writeHead(302, html).end('<p>moved')),
    outcome: failsWith('bad-redirect'),
  },
  'redir-empty-location': { server: () => redirecting(() => ''), outcome: failsWith('bad-redirect') },
  'redir-cookie': { server: () => redirecting(() => '/'), outcome: failsWith('redirect-loop') },

  'body-endless': {
    server: () =>
      site((_request, response) => pourForever(response.writeHead(200, html), Buffer.alloc(65_536, 'a'))),
    outcome: exchange =>
      expect(exchange).toMatchObject({ truncated: true, bytes: limits.bodyBytes, failure: null }),
  },
  'body-endless-slow': {
    isSlow: true,
    server: () =>
      site((_request, response) => drip(response.writeHead(200, html).socket, () => response.write('a'))),
    outcome: exchange => {
      failsWith('slow-body')(exchange)
      expect(exchange).toMatchObject({ status: 200, body: expect.stringMatching(/^a+$/) })
    },
  },
  'header-endless-slow': {
    isSlow: true,
    server: () =>
      rawServer(socket => {
        socket.write('HTTP/1.1 200 OK\r\nX-Slow: ')
        drip(socket, () => socket.write('a'))
      }),
    outcome: failsWith('too-slow'),
  },
  'never-answers': { isSlow: true, server: () => rawServer(() => {}), outcome: failsWith('too-slow') },
  'tls-silent': {
    isSlow: true,
    server: () => rawServer(() => {}),
    address: 'https://public.example.net/',
    outcome: failsWith('too-slow'),
  },
  'length-short': {
    server: () =>
      answering('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\n<p>half'),
    outcome: brokenOff('<p>half', 'cut-short'),
  },
  'length-huge': {
    server: () =>
      site((_request, response) =>
        pourForever(
          response.writeHead(200, { ...html, 'content-length': 99_999_999_999 }),
          Buffer.alloc(65_536),
        ),
      ),
    outcome: exchange => expect(exchange).toMatchObject({ truncated: true, bytes: limits.bodyBytes }),
  },
  'reset-mid': {
    server: () =>
      rawServer(socket =>
        socket.write('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\n<p>half', () =>
          socket.resetAndDestroy(),
        ),
      ),
    outcome: failsWith('cut-short'),
  },

  'gzip-bomb-10gb': { server: () => encoded('gzip', tenGigabytes()), outcome: cutAtTheLimit },
  'br-bomb': {
    server: () => encoded('br', brotliCompressSync(Buffer.alloc(100_000_000))),
    outcome: cutAtTheLimit,
  },
  'gzip-of-nothing': {
    server: () =>
      site((_request, response) =>
        pourForever(
          response.writeHead(200, { ...html, 'content-encoding': 'gzip' }),
          repeat(gzipSync(''), 3_000),
        ),
      ),
    outcome: exchange => expect(exchange).toMatchObject({ truncated: true, bytes: 0 }),
  },
  'gzip-nested': { server: () => encoded(...nested(6)), outcome: failsWith('unknown-encoding') },
  'gzip-nested-50': { server: () => encoded(...nested(50)), outcome: failsWith('unknown-encoding') },
  'zstd-unknown': {
    server: () => encoded('zstd', Buffer.from('nonsense')),
    outcome: failsWith('bad-encoding'),
  },
  'encoding-unknown': {
    server: () => encoded('snappy', Buffer.from('hello')),
    outcome: failsWith('unknown-encoding'),
  },
  // A frame header that asks for a window of 128 MB before its first byte.
  'zstd-window': {
    server: () => encoded('zstd', Buffer.from('28b52ffd0088010000', 'hex')),
    outcome: failsWith('bad-encoding'),
  },
  'gzip-truncated': {
    server: () => encoded('gzip', gzipSync('a'.repeat(100_000)).subarray(0, 60)),
    outcome: failsWith('cut-short'),
  },

  'te-cl': {
    server: () =>
      answering(
        'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\nHTTP/1.1 200 OK\r\n\r\n',
      ),
    outcome: failsWith('not-http'),
  },
  'http-garbage': {
    server: () => answering('\x00\x01\x02 not HTTP at all \xff'),
    outcome: failsWith('not-http'),
  },
  'status-999': {
    server: () => answering('HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n'),
    outcome: exchange => expect(exchange).toMatchObject({ status: 999, failure: null }),
  },
  'status-1xx-flood': {
    server: () => answering('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(10_000)),
    outcome: failsWith('not-http'),
  },
  'headers-many': {
    server: () => answering(`HTTP/1.1 200 OK\r\n${'X-Many: 1\r\n'.repeat(100_000)}\r\n`),
    outcome: failsWith('headers-too-large'),
  },
  'headers-endless': {
    server: () =>
      rawServer(socket => pourForever(socket, Buffer.from(`HTTP/1.1 200 OK\r\nX: ${'a'.repeat(65_536)}`))),
    outcome: failsWith('headers-too-large'),
  },
  'headers-binary': {
    server: () =>
      answering(
        Buffer.from('HTTP/1.1 200 OK\r\nX-Odd: \x01\xff\xfe\x7f\r\nContent-Length: 0\r\n\r\n', 'latin1'),
      ),
    outcome: ({ headers, failure }) => {
      if (!failure) expect(headers['x-odd']).not.toMatch(/\p{Cc}/u)
      else expect(failure.code).toBe('not-http')
    },
  },
  'bytes-nul': {
    server: () => answering('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 3\r\n\r\na\x00b'),
    outcome: exchange => expect(exchange.body).toBe('a\uFFFDb'),
  },
  'type-pdf': {
    server: () =>
      site((_request, response) =>
        pourForever(response.writeHead(200, { 'content-type': 'application/pdf' }), Buffer.alloc(65_536)),
      ),
    outcome: exchange => expect(exchange).toMatchObject({ status: 200, body: '', bytes: 0, failure: null }),
  },
  'waf-403': {
    server: () =>
      site((_request, response) => response.writeHead(403, { 'cf-mitigated': 'challenge' }).end('no')),
    outcome: exchange =>
      expect(exchange).toMatchObject({ status: 403, headers: { 'cf-mitigated': 'challenge' } }),
  },

  'tls-expired': secured('expired'),
  'tls-wronghost': secured('wrong-host'),
  'tls-chain': secured('incomplete-chain'),
  'tls-self-signed': secured('self-signed'),
  'tls-too-old': {
    server: () =>
      secureSite('valid', (_request, response) => response.end('secret'), {
        minVersion: 'TLSv1',
        maxVersion: 'TLSv1.1',
        ciphers: 'DEFAULT@SECLEVEL=0',
      }),
    address: 'https://public.example.net/',
    outcome: failsWith('tls-too-old'),
  },
  'tls-no-cipher': {
    server: () =>
      secureSite('valid', (_request, response) => response.end('secret'), {
        maxVersion: 'TLSv1.2',
        ciphers: 'ECDHE-ECDSA-CAMELLIA128-SHA256',
      }),
    address: 'https://public.example.net/',
    outcome: failsWith('tls-too-old'),
  },
  'tls-not-spoken': {
    server: () => answering('HTTP/1.1 400 Bad Request\r\n\r\n'),
    address: 'https://public.example.net/',
    outcome: failsWith('tls-failed'),
  },
  'port-closed': { outcome: failsWith('refused') },
}

/** The cases that concern more than one fetch: where each is tested, or why it cannot occur. */
const elsewhere: Record<string, string> = {
  'redir-ssrf': 'ssrf.test.ts',
  'sitemap-index-loop': 'visit-site.test.ts',
  'dns-nxdomain': 'resolve.test.ts',
  'dns-servfail': 'resolve.test.ts',
  'dns-slow': 'resolve.test.ts',
  'dns-many': 'guarded-agent.test.ts',
  'self-audit': 'one fetch causes no audit',
  cloaking: 'the start page is asked again with other user agents, in visit-site.test.ts',
  'redir-meta-refresh': 'tests/e2e/rendering.test.ts',
  'js-memory': 'tests/e2e/rendering.test.ts',
  'js-miner': 'tests/e2e/rendering.test.ts',
  'resources-many': 'hostile-audits.alone.test.ts',
  'dom-unclosed': 'hostile-audits.alone.test.ts',
  'regex-redos': 'hostile-audits.alone.test.ts',
  'json-ld-bomb': 'hostile-audits.alone.test.ts',
  'title-xss': 'hostile-audits.alone.test.ts',
  'title-long': 'hostile-audits.alone.test.ts',
  'title-injection': 'hostile-audits.alone.test.ts',
}

test('every case of bad-sites.json is tested, here or in a file that is named', () => {
  const known = [...Object.keys(hostilities), ...Object.keys(elsewhere)]
  expect(cases.map(({ id }) => id).filter(id => !known.includes(id))).toEqual([])
})

test('the limits of a visit are within those of bad-sites.json', () => {
  expect(limits.visitMs).toBeLessThanOrEqual(pass.deadline_s * 1_000)
  expect(limits.redirects).toBeLessThanOrEqual(5)
  expect(limits.bodyBytes).toBeLessThanOrEqual(5_000_000)
  expect(limits.fetchMs).toBeLessThanOrEqual(20_000)
  expect(limits.connectMs).toBeLessThanOrEqual(10_000)
  expect(limits.dnsMs).toBeLessThanOrEqual(3_000)
  expect(limits.headerBytes).toBeLessThanOrEqual(32_768)
})

test.each(Object.entries(hostilities))(
  '%s ends in time, within its memory, and leaves nothing open',
  async (_id, hostility) => {
    const internet = await openSmallInternet()
    internet.name('public.example.net', [publicIp])
    if (hostility.server) await internet.place(publicIp, hostility.server())
    const descriptors = ownProcess.descriptors()
    const memory = watchMemory()
    const within = hostility.isSlow ? quick : limits
    const startedAt = performance.now()

    const exchange = await fetchAlone(hostility.address ?? page, {
      allow: [],
      limits: within,
      network: internet.network,
    })

    expect(performance.now() - startedAt).toBeLessThan(within.fetchMs + 10_000)
    expect(memory.grownBy()).toBeLessThan(pass.rss_growth_mb * 1_000_000)
    hostility.outcome(exchange)
    await expect.poll(() => internet.openSockets()).toBe(pass.sockets_leaked)
    await expect.poll(() => ownProcess.descriptors()).toBeLessThanOrEqual(descriptors + pass.fds_leaked)
  },
)

function failsWith(...codes: readonly string[]) {
  return (exchange: Exchange) => expect(codes).toContain(exchange.failure?.code)
}

function brokenOff(body: string, ...codes: readonly string[]) {
  return (exchange: Exchange) => {
    failsWith(...codes)(exchange)
    expect(exchange).toMatchObject({ status: 200, body })
  }
}

function cutAtTheLimit(exchange: Exchange): void {
  expect(exchange).toMatchObject({ truncated: true, bytes: limits.bodyBytes, failure: null })
}

function redirecting(next: (path: string) => string): Server {
  return site(({ url = '/' }, response) => response.writeHead(302, { location: next(url) }).end())
}

function answering(words: string | Buffer): Server {
  return rawServer(socket => socket.end(words))
}

function encoded(encoding: string, bytes: Buffer): Server {
  return site((_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bytes),
  )
}

function secured(certificate: string): Hostility {
  return {
    server: () => secureSite(certificate, (_request, response) => response.end('secret')),
    address: 'https://public.example.net/',
    outcome: exchange => {
      failsWith('bad-certificate')(exchange)
      expect(exchange).toMatchObject({ status: null, body: '' })
    },
  }
}

function pourForever(stream: Writable, chunk: Buffer): void {
  const pour = () => {
    while (!stream.destroyed && stream.write(chunk));
  }
  stream.on('drain', pour)
  pour()
}

function drip(socket: Socket | null, speak: () => void): void {
  const drops = setInterval(speak, 20)
  socket?.on('close', () => clearInterval(drops))
}

/** Compressed as often as its header says. */
function nested(times: number): [string, Buffer] {
  const names = Array<string>(times).fill('gzip')
  return [names.join(', '), names.reduce<Buffer>(bytes => gzipSync(bytes), Buffer.from('hello'))]
}

/** 10 MB of archives in a row, each of ten megabytes of zeros. */
function tenGigabytes(): Buffer {
  return repeat(gzipSync(Buffer.alloc(10_000_000), { level: 9 }), 1_000)
}

function repeat(bytes: Buffer, times: number): Buffer {
  return Buffer.concat(Array<Buffer>(times).fill(bytes))
}

function watchMemory(): { grownBy(): number } {
  const start = ownProcess.residentBytes()
  let peak = start
  const samples = setInterval(() => {
    peak = Math.max(peak, ownProcess.residentBytes())
  }, 5)
  return {
    grownBy() {
      clearInterval(samples)
      return Math.max(peak, ownProcess.residentBytes()) - start
    },
  }
}
