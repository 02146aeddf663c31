import { expect, test } from 'vitest'
import { sharedDatabase } from '#database/testing/engines.ts'
import { ask } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { startTestServer } from '../testing/test-server.ts'

const database = await sharedDatabase()
const log = keepLoggedLines()

test.each([
  ['a proxy of this machine that nobody named is told of, once', {}, { 'x-forwarded-for': '192.0.2.1' }, 1],
  [
    'a proxy that TRUST_PROXY names is believed',
    { TRUST_PROXY: '127.0.0.1' },
    { 'x-forwarded-for': '192.0.2.1' },
    0,
  ],
  ['without the header there is nothing to tell', {}, {}, 0],
])('%s', async (_what, settings, headers, lines) => {
  const server = await startTestServer({ database, settings })
  for (let request = 0; request < 3; request++) await ask(server.origin, '/', { headers })
  await server.close()
  expect(log.lines.filter(line => line.includes('TRUST_PROXY'))).toHaveLength(lines)
})
