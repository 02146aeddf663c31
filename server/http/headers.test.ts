import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, ask, postForm } from '../testing/ask.ts'
import { observatoryScore } from '../testing/observatory.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let secure: TestServer
beforeAll(async () => {
  server = await startTestServer()
  secure = await startTestServer({
    settings: { SITE_URL: 'https://www.ibid.example' },
    database: server.database,
  })
})
afterAll(async () => {
  await secure.close()
  await server.close()
})

const audit = '/audits/00000000-0000-4000-8000-000000000000'

/** What a client is answered that does not keep to HTTP. */
async function raw(origin: string, request: string): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.write(request)
  const body = await buffer(socket)
  const [head = '', ...rest] = body.toString().split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/: (.*)/s)
    headers[name.toLowerCase()] = value
  }
  return { status: Number(status.split(' ')[1]), headers, body, text: rest.join('') }
}

/** Answers of every kind, with the status they have. */
const answers: readonly (readonly [what: string, status: number, (origin: string) => Promise<Answer>])[] = [
  ['a page', 200, origin => ask(origin, '/')],
  ['a file', 200, origin => ask(origin, '/robots.txt')],
  ['a page drawn for one visitor', 200, origin => ask(origin, '/tools/free-geo-audit?url=example.com')],
  ['a redirect', 308, origin => ask(origin, '/faq/')],
  ['what the client has', 304, origin => ask(origin, '/', { headers: { 'if-none-match': '*' } })],
  [
    'a form of another site',
    403,
    origin =>
      postForm(origin, '/agency/contact', { values: {}, headers: { origin: 'https://evil.example' } }),
  ],
  ['an unknown page', 404, origin => ask(origin, '/nowhere')],
  ['an unknown audit', 404, origin => ask(origin, audit)],
  ['an unknown call', 404, origin => ask(origin, '/rest/v1/rpc/nothing', { method: 'POST' })],
  ['a wrong method', 405, origin => ask(origin, '/rest/v1/rpc/nothing')],
  [
    'a body that is too large',
    413,
    origin => postForm(origin, '/agency/contact', { values: { message: 'a'.repeat(70_000) } }),
  ],
  ['a head that is too large', 431, origin => ask(origin, '/', { headers: { cookie: 'a'.repeat(10_000) } })],
  ['a request that names no host', 400, origin => raw(origin, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')],
  [
    'an expectation that nobody can meet',
    417,
    origin => ask(origin, '/', { headers: { expect: 'nonsense' } }),
  ],
  ['a form with errors', 422, origin => postForm(origin, '/agency/contact', { values: {} })],
  ['health', 200, origin => ask(origin, '/livez')],
]

describe.each(answers)('%s (%i)', (what, status, send) => {
  // The Observatory looks at what a browser shows as a page; a file has no policy.
  test.runIf(what !== 'a file')(
    'has at least 140 of the 165 points of the MDN Observatory, over https',
    async () => {
      const { headers } = await send(secure.origin)
      expect(observatoryScore(headers)).toBeGreaterThanOrEqual(140)
    },
  )

  test('restricts what browsers may do with it', async () => {
    const answer = await send(server.origin)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(answer.headers['permissions-policy']).toContain('camera=()')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.headers['content-security-policy']).not.toContain('unsafe-')
  })

  test('requires https only when the site is on https', async () => {
    const [plain, https] = await Promise.all([send(server.origin), send(secure.origin)])
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    expect(https.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  })

  test('does not disclose the software of the server', async () => {
    const { headers } = await send(server.origin)
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })
})

test('an answer made for one visitor may not be cached', async () => {
  for (const path of ['/livez', '/tools/free-geo-audit?url=example.com', audit]) {
    expect((await ask(server.origin, path)).headers['cache-control']).toMatch(/no-store/)
  }
})
