import type { RequestListener } from 'node:http'
import type { Server, Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import type { AuditProblemCode, AuditReport } from '#contracts/audit-report.ts'
import { judge } from './judge/judge.ts'
import { problem } from './judge/problems.ts'
import { limits } from './limits.ts'
import type { Network } from './look/network/guarded-agent.ts'
import {
  openSmallInternet,
  pem,
  publicIp,
  rawServer,
  secureSite,
  site,
} from './look/testing/small-internet.ts'
import { visitSite } from './look/visit-site.ts'
import { filler, readPagesOf } from './testing/made-up.ts'

/**
 * What the owner of a broken site is told: one kind of fault each, from the wire to the words. That they
 * end in time and leave nothing behind is in `look/hostile-sites.test.ts`.
 */
interface BrokenSite {
  readonly told: AuditProblemCode
  /** What is shown as seen, as it is. */
  readonly detail: string | RegExp
  /** What stands at the public address; nothing when absent. */
  readonly server?: () => Server
  readonly address?: string
  readonly network?: Partial<Network>
}

const secure = 'https://public.example.net/'
const html = { 'content-type': 'text/html; charset=utf-8' }
const text = `<!doctype html><html lang="en"><title>Wood</title><main><h1>Wood</h1>${filler('en', 120)}</main>`
const half = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100000\r\n\r\n${text}`
const oldTls = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const

const brokenSites: Readonly<Record<string, BrokenSite>> = {
  'a redirect without an address': {
    server: () => pages((_request, response) => response.writeHead(302, html).end(text)),
    told: 'bad-redirect',
    detail: 'HTTP 302, no Location',
  },
  'a redirect to an empty address': {
    server: () => pages((_request, response) => response.writeHead(301, { location: '' }).end()),
    told: 'bad-redirect',
    detail: 'HTTP 301, no Location',
  },
  'a redirect to what is no address': {
    server: () => pages((_request, response) => response.writeHead(302, { location: 'http://[bad' }).end()),
    told: 'bad-redirect',
    detail: 'HTTP 302, Location: http://[bad',
  },
  'a redirect to an address of 20,000 characters': {
    server: () =>
      pages((_request, response) => response.writeHead(302, { location: `/${'a'.repeat(20_000)}` }).end()),
    told: 'bad-redirect',
    detail: /^HTTP 302, Location: \/a+…a+$/u,
  },
  'a redirect to a private address': {
    server: () =>
      pages((_request, response) => response.writeHead(302, { location: 'http://10.1.2.3/' }).end()),
    told: 'private-redirect',
    detail: '10.1.2.3',
  },
  'a redirect to a name of the inside': {
    server: () =>
      pages((_request, response) =>
        response.writeHead(301, { location: 'http://intranet.example.net/' }).end(),
      ),
    network: {
      resolve: async name => (name === 'intranet.example.net' ? ['10.1.2.3'] : [publicIp]),
    },
    told: 'private-redirect',
    detail: 'intranet.example.net',
  },
  'a redirect to itself': {
    server: () => pages(({ url }, response) => response.writeHead(302, { location: url }).end()),
    told: 'redirect-loop',
    detail: 'HTTP 302, 1 × Location, http://public.example.net/',
  },
  'an answer with a choice of addresses': {
    server: () => pages((_request, response) => response.writeHead(300, html).end(text)),
    told: 'http-error',
    detail: 'HTTP 300 text/html; charset=utf-8',
  },
  'a page that breaks off': {
    server: () => speaking(socket => socket.end(half)),
    told: 'cut-short',
    detail: 'UND_ERR_SOCKET',
  },
  'a compressed page that breaks off': {
    server: () => encoded('gzip', gzipSync(text).subarray(0, 60)),
    told: 'cut-short',
    detail: 'Z_BUF_ERROR',
  },
  'a page that comes in drops': {
    server: () => speaking(socket => void socket.write(half)),
    told: 'slow-body',
    detail: /^(TimeoutError|UND_ERR_BODY_TIMEOUT)$/u,
  },
  'a server that says nothing': {
    server: () => rawServer(() => {}),
    told: 'too-slow',
    detail: /^(TimeoutError|UND_ERR_HEADERS_TIMEOUT)$/u,
  },
  'a body that is not the gzip it claims': {
    server: () => encoded('gzip', Buffer.from(text)),
    told: 'bad-encoding',
    detail: 'Content-Encoding: gzip (Z_DATA_ERROR)',
  },
  'a body that is not the brotli it claims': {
    server: () => encoded('br', Buffer.from(text)),
    told: 'bad-encoding',
    detail: /^Content-Encoding: br \(ERR_\w+\)$/u,
  },
  'a body that is not the zstd it claims': {
    server: () => encoded('zstd', Buffer.from(text)),
    told: 'bad-encoding',
    detail: /^Content-Encoding: zstd \(ZSTD_\w+\)$/u,
  },
  'an encoding that nobody knows': {
    server: () => encoded('snappy', Buffer.from(text)),
    told: 'unknown-encoding',
    detail: 'Content-Encoding: snappy',
  },
  'bytes that are no HTTP': {
    server: () => rawServer(socket => socket.end('\x00\x01\x02 not HTTP at all \xff')),
    told: 'not-http',
    detail: 'HTTPParserError',
  },
  'the banner of another service': {
    server: () => rawServer(socket => socket.end('SSH-2.0-OpenSSH_9.2p1\r\n')),
    told: 'not-http',
    detail: 'HTTPParserError',
  },
  'two lengths for one body': {
    server: () =>
      speaking(socket =>
        socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n'),
      ),
    told: 'not-http',
    detail: 'HTTPParserError',
  },
  'a flood of interim answers': {
    server: () => speaking(socket => socket.end('HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1_000))),
    told: 'not-http',
    detail: 'more than 10 interim answers (1xx)',
  },
  'too many headers': {
    server: () => speaking(socket => socket.end(`HTTP/1.1 200 OK\r\n${'X-Many: 1\r\n'.repeat(10_000)}\r\n`)),
    told: 'headers-too-large',
    detail: 'UND_ERR_HEADERS_OVERFLOW',
  },
  'TLS 1.1 and older': {
    server: () => secureSite('valid', (_request, response) => response.end(text), oldTls),
    address: secure,
    told: 'tls-too-old',
    detail: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION',
  },
  'no TLS where https is asked': {
    server: () => rawServer(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    address: secure,
    told: 'tls-failed',
    detail: 'ERR_SSL_WRONG_VERSION_NUMBER',
  },
  'a certificate that has expired': {
    server: () => secureSite('expired', (_request, response) => response.end(text)),
    address: secure,
    told: 'bad-certificate',
    detail: 'CERT_HAS_EXPIRED',
  },
  'a certificate for another name': {
    server: () => secureSite('wrong-host', (_request, response) => response.end(text)),
    address: secure,
    told: 'bad-certificate',
    detail: 'ERR_TLS_CERT_ALTNAME_INVALID',
  },
  'a certificate without its chain': {
    server: () => secureSite('incomplete-chain', (_request, response) => response.end(text)),
    address: secure,
    told: 'bad-certificate',
    detail: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  },
  'a closed port': { told: 'unreachable', detail: 'ECONNREFUSED' },
  'a connection that is hung up': {
    server: () => rawServer(socket => socket.resetAndDestroy()),
    told: 'unreachable',
    detail: 'ECONNRESET',
  },
  'a name that does not exist': {
    network: { resolve: failing('ENOTFOUND') },
    told: 'unknown-host',
    detail: 'ENOTFOUND',
  },
  'name servers that fail': {
    network: { resolve: failing('ESERVFAIL') },
    told: 'no-name-server',
    detail: 'ESERVFAIL',
  },
  'name servers that are silent': {
    network: { resolve: failing('ETIMEOUT') },
    told: 'no-name-server',
    detail: 'ETIMEOUT',
  },
  'a host with IPv6 alone, where there is no way to it': {
    network: {
      resolve: async () => ['2606:2800:21f::8b2c'],
      buildConnector: () => (_target, callback) => callback(unrouted('2606:2800:21f::8b2c'), null),
    },
    told: 'ipv6-alone',
    detail: 'ENETUNREACH',
  },
  'a host with several addresses, none of which can be reached': {
    network: {
      resolve: async () => ['93.184.215.14', '2606:2800:21f::8b2c'],
      buildConnector: () => (_target, callback) =>
        callback(new AggregateError([unrouted('93.184.215.14'), unrouted('2606:2800:21f::8b2c')]), null),
    },
    told: 'unreachable',
    detail: 'ENETUNREACH',
  },
  'a name of the inside': {
    network: { resolve: async () => ['10.1.2.3'] },
    told: 'private-address',
    detail: 'public.example.net',
  },
  'a firewall that refuses': {
    server: () => pages((_request, response) => response.writeHead(403).end('no')),
    told: 'blocked',
    detail: 'HTTP 403',
  },
  'a challenge with status 200': {
    server: () =>
      pages((_request, response) =>
        response.writeHead(200, { ...html, 'cf-mitigated': 'challenge' }).end(text),
      ),
    told: 'blocked',
    detail: 'HTTP 200 text/html; charset=utf-8',
  },
  'a page that is not there': {
    server: () => pages((_request, response) => response.writeHead(404, html).end(text)),
    told: 'http-error',
    detail: 'HTTP 404 text/html; charset=utf-8',
  },
  'a page of no bytes': {
    server: () => pages((_request, response) => response.writeHead(200, html).end()),
    told: 'empty-page',
    detail: 'HTTP 200 text/html; charset=utf-8',
  },
  'a file that is no page': {
    server: () =>
      pages((_request, response) =>
        response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
      ),
    told: 'not-a-page',
    detail: 'HTTP 200 application/pdf',
  },
}

beforeAll(() => setDefaultCACertificates([...getCACertificates('default'), pem('authority')]))

test.each(Object.entries(brokenSites))('%s is told in its own words', async (_kind, broken) => {
  const report = await audited(broken)
  expect(report).toMatchObject({ outcome: 'failed', score: null, problem: { code: broken.told } })
  const detail = report.problem?.detail ?? ''
  if (typeof broken.detail === 'string') expect(detail).toBe(broken.detail)
  else expect(detail).toMatch(broken.detail)
})

test('no two faults have the same explanation or the same repair, in either language', () => {
  const codes = [...new Set(Object.values(brokenSites).map(({ told }) => told))]
  const told = codes
    .filter(code => code !== 'pages-missing' && code !== 'pages-cut' && code !== 'language-unread')
    .map(code => problem(code, null))
  expect(told.length).toBeGreaterThan(20)
  for (const part of ['title', 'mend'] as const) {
    for (const language of ['fr', 'en'] as const) {
      const sentences = told.map(fault => fault[part][language])
      expect(new Set(sentences).size, `${part}, ${language}`).toBe(told.length)
    }
  }
})

async function audited({
  server,
  address = 'http://public.example.net/',
  network,
}: BrokenSite): Promise<AuditReport> {
  const internet = await openSmallInternet()
  internet.name('public.example.net', [publicIp])
  if (server) await internet.place(publicIp, server())
  const visit = await visitSite(address, {
    allow: [],
    network: { ...internet.network, ...network },
    limits: { ...limits, connectMs: 1_000, firstByteMs: 1_000, fetchMs: 2_000, pauseMs: 0 },
    linksOf: async () => [],
  })
  return judge(visit, readPagesOf(visit))
}

/** A site that answers for robots.txt as it should, and otherwise as it likes. */
function pages(answer: RequestListener): Server {
  return site((request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else answer(request, response)
  })
}

/** The same below HTTP. */
function speaking(speak: (socket: Socket) => void): Server {
  return pages(({ socket }) => speak(socket))
}

function encoded(encoding: string, bytes: Buffer): Server {
  return pages((_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bytes),
  )
}

function failing(code: string): Network['resolve'] {
  return async name => {
    throw Object.assign(new Error(`queryA ${code} ${name}`), { code })
  }
}

function unrouted(address: string): Error {
  return Object.assign(new Error(`connect ENETUNREACH ${address}:80 - Local (:::0)`), {
    code: 'ENETUNREACH',
    address,
  })
}
