import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { connectionLimits } from './server-options.ts'

let server: TestServer
/** The same, with less patience. */
let hasty: TestServer
beforeAll(async () => {
  server = await startTestServer()
  hasty = await startTestServer({
    database: server.database,
    limits: { ...connectionLimits, headTime: 200, requestTime: 400, checkInterval: 50 },
  })
})
afterAll(async () => {
  await hasty.close()
  await server.close()
})

/** Sends the beginning of a request and then nothing; answers all that the server says to it. */
function sendOnly({ origin }: TestServer, beginning: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(beginning)
  return text(socket)
}

const post =
  'POST /agency/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n'

describe.concurrent('a client that never finishes its request', () => {
  test.each([
    ['a head', 'GET / HTTP/1.1\r\nHost: loc'],
    ['a body', `${post}Content-Length: 100\r\n\r\nemail=`],
    ['a body in pieces', `${post}Transfer-Encoding: chunked\r\n\r\n5\r\nemail\r\n`],
  ])('gets 408 in the middle of %s, and is disconnected', async (_what, beginning) => {
    const answer = await sendOnly(hasty, beginning)
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/)
    expect(answer).toMatch(/\r\nconnection: close\r\n/)
  })
})

test('anything but HTTP is answered with 400', async () => {
  expect(await sendOnly(server, '\x16\x03\x01 hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
})

test('a body over the limit is refused before it is sent', async () => {
  expect(await sendOnly(server, `${post}Content-Length: 70000\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /)
})
