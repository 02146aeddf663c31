import { expect, test } from 'vitest'
import { type NameAnswer, openNameServer } from '../testing/name-server.ts'
import { failureOf } from './failures.ts'
import { resolveName } from './resolve.ts'

async function ask(answer: (asked: number) => NameAnswer, dnsMs = 20_000) {
  let count = 0
  const { server, asked } = await openNameServer(() => answer(count++))
  const startedAt = performance.now()
  const addresses = await resolveName('public.example.net', { dnsMs, servers: [server] }).catch(failureOf)
  return { addresses, asked, lasted: performance.now() - startedAt }
}

test('a name resolves to all its addresses, of both families', async () => {
  const records = ['93.184.215.14', '93.184.215.15', '2606:2800:21f::8b2c']
  expect((await ask(() => records)).addresses).toEqual(records)
})

test('all of two hundred addresses are returned', async () => {
  const records = Array.from({ length: 200 }, (_, index) => `93.184.215.${index}`)
  expect((await ask(() => records)).addresses).toHaveLength(200)
})

test('a name may have addresses of one family only', async () => {
  expect((await ask(() => ['93.184.215.14'])).addresses).toEqual(['93.184.215.14'])
  expect((await ask(() => ['2606:2800:21f::8b2c'])).addresses).toEqual(['2606:2800:21f::8b2c'])
})

test('a name that does not exist is an unknown host', async () => {
  expect((await ask(() => 3)).addresses).toMatchObject({ code: 'unknown-host' })
})

test('a name without addresses is an unknown host', async () => {
  expect((await ask(() => [])).addresses).toMatchObject({ code: 'unknown-host' })
})

test('a name server that fails is asked again, then reported as not answering', async () => {
  const { addresses, asked } = await ask(() => 2)
  expect(addresses).toMatchObject({ code: 'no-name-server' })
  expect(asked).toHaveLength(4)
})

test('one failure of a name server does no harm', async () => {
  expect((await ask(asked => (asked < 2 ? 2 : ['93.184.215.14']))).addresses).toEqual(['93.184.215.14'])
})

test('a silent name server is abandoned at the deadline', async () => {
  const { addresses, lasted } = await ask(() => 'silence', 600)
  expect(addresses).toMatchObject({ code: 'no-name-server' })
  expect(lasted).toBeLessThan(10_000)
})
