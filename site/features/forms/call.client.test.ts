import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { call } from './call.client.ts'

test('a call sends its parameters as JSON and brings back the data', async () => {
  const address = await serving(async (request, response) => {
    const sent = Buffer.concat(await Array.fromAsync(request)).toString()
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ success: true, sent }))
  })
  const answer = await call<{ sent: string }>(`${address}/rpc`, { p_name: 'Zoé' })
  expect(answer).toEqual({ data: { success: true, sent: '{"p_name":"Zoé"}' }, error: null })
})

test('a refusal brings back the message of the server', async () => {
  const address = await serving((_request, response) => {
    response.writeHead(429, { 'Content-Type': 'application/json' }).end('{"message":"Rate limit exceeded"}')
  })
  expect(await call(address, {})).toEqual({ data: null, error: { message: 'Rate limit exceeded' } })
})

test('an answer that is not JSON is an error, not a crash', async () => {
  const address = await serving((_request, response) => response.end('<h1>Bad gateway</h1>'))
  const { error } = await call(address, {})
  expect(error?.message).toMatch(/^SyntaxError/)
})

test('a server that is not there is an error, not a crash', async () => {
  const { error } = await call('http://127.0.0.1:1/rpc', {})
  expect(error?.message).toMatch(/^TypeError/)
})

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // A server that listens on a port has an address of this form.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
