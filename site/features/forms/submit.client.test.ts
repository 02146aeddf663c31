import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { serveLocally } from '#tests/support/local-server.ts'
import { call, newEnvelope, submissionOf } from './submit.client.ts'

test('a call sends its parameters as JSON and returns the data', async () => {
  const address = await serving(async (request, response) => {
    const sent = Buffer.concat(await Array.fromAsync(request)).toString()
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ success: true, sent }))
  })
  const answer = await call<{ sent: string }>(`${address}/rpc`, { p_name: 'Zoé' })
  expect(answer).toEqual({ data: { success: true, sent: '{"p_name":"Zoé"}' }, error: null })
})

test('a refusal returns the message of the server', async () => {
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

test('a server that cannot be reached is an error, not a crash', async () => {
  const { error } = await call('http://127.0.0.1:1/rpc', {})
  expect(error?.message).toMatch(/^TypeError/)
})

test('an answer with a success flag means that the form was sent', () => {
  expect(submissionOf({ data: { success: true }, error: null }, 'Form submission failed')).toEqual({
    outcome: 'sent',
    error: null,
  })
})

test('an answer without a success flag is a failure, with the message of the server', () => {
  const answer = { data: { success: false, error: 'Duplicate' }, error: null } as const
  expect(submissionOf(answer, 'Form submission failed')).toEqual({ outcome: 'failed', error: 'Duplicate' })
})

test('a failure without an explanation gets the default message of its form', () => {
  const silent = { data: { success: false }, error: null } as const
  expect(submissionOf(silent, 'Audit request failed').error).toBe('Audit request failed')
})

test.each([
  { data: { success: false, error: 'Rate limit exceeded' }, error: null },
  { data: null, error: { message: 'Rate limit: try later' } },
] as const)('a message that mentions a rate limit means that a limit was reached: %j', answer => {
  expect(submissionOf(answer, 'Audit request failed').outcome).toBe('limited')
})

test.each([
  ['Too many audits were requested from this network today.', 'network-limited'],
  ['Too many audits of this site were requested within the hour.', 'host-limited'],
  ['Too many audits are waiting at the moment.', 'queue-limited'],
  ['Too many audits were requested by all visitors today.', 'day-limited'],
  ['Too many messages were sent from this network within the hour.', 'network-limited'],
  ['Too many messages were sent by all visitors today.', 'day-limited'],
])('“%s” is not mistaken for the limit of a person', (sentence, outcome) => {
  const error = `Rate limit exceeded. ${sentence}`
  const answer = { data: { success: false, error }, error: null }
  expect(submissionOf(answer, 'Audit request failed').outcome).toBe(outcome)
})

test('a call returns the seconds after which to try again', async () => {
  const address = await serving((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Retry-After': '840' }).end('{}')
  })
  expect((await call(address, {})).wait).toBe(840)
})

test('a network that fails is a failure', () => {
  const offline = { data: null, error: { message: 'TypeError: Failed to fetch' } }
  expect(submissionOf(offline, 'Audit request failed').outcome).toBe('failed')
})

test('every form has a key of its own', () => {
  expect(newEnvelope().key).toMatch(/^[0-9a-f]{32}$/)
  expect(newEnvelope().key).not.toBe(newEnvelope().key)
})

test('a form that comes with a key keeps it', () => {
  expect(newEnvelope('known').key).toBe('known')
})

test('a server that gives no token does not delay a form', async () => {
  // Outside a page, the path leads nowhere.
  expect(await newEnvelope().token()).toBeNull()
})

async function serving(listener: RequestListener): Promise<string> {
  const { origin, close } = await serveLocally(listener)
  onTestFinished(close)
  return origin
}
