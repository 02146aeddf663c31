import { expect, test } from 'vitest'
import type { Database } from '#database/database.ts'
import { contact } from '#database/testing/visitor.ts'
import { call } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { sharedServer } from '../testing/test-server.ts'
import { type LimitedDatabases, limitWaiting } from './limit-waiting.ts'

const server = await sharedServer()
const log = keepLoggedLines()

/** A database with one connection, on which each transaction takes as long as `time` is moved while it runs. */
function slowDatabase() {
  let time = 0
  let running = 0
  const ends: (() => void)[] = []
  const database: Database = {
    engine: 'pglite',
    async transaction(work) {
      running += 1
      await new Promise<void>(resolve => ends.push(resolve))
      running -= 1
      return work(async () => [])
    },
    close: async () => {},
  }
  return {
    limited: limitWaiting(database, () => time),
    running: () => running,
    /** Ends the transaction that has waited longest, after so many milliseconds. */
    async endOne(took: number) {
      time += took
      ends.shift()?.()
      await new Promise(resolve => setImmediate(resolve))
    },
  }
}

test('events are refused once one more would wait for half a second, forms are not, and a fast database takes all again', async () => {
  const { limited, running, endOne } = slowDatabase()
  const refused: string[] = []
  const send = (kind: keyof LimitedDatabases, count: number) => {
    for (let number = 0; number < count; number += 1)
      limited[kind].transaction(async () => null).catch(() => refused.push(kind))
  }
  for (let number = 0; number < 60; number += 1) {
    send('databaseOfEvents', 1)
    await endOne(25)
  }
  expect(refused).toEqual([])
  send('databaseOfEvents', 30)
  // Who asks again at once, as programs do, is kept from asking more than twice a second.
  expect(refused).toEqual([])
  await expect.poll(() => refused.length).toBe(9)
  // Twenty of them wait for half a second; the next would for longer.
  expect(running()).toBe(21)
  send('database', 30)
  expect(running()).toBe(51)
  while (running() > 0) await endOne(25)
  expect(refused).toHaveLength(9)

  for (let number = 0; number < 60; number += 1) {
    send('databaseOfEvents', 1)
    await endOne(1)
  }
  send('databaseOfEvents', 150)
  expect(running()).toBe(150)
})

test('when too many wait for the database, further ones are refused soon, and all others are served', async () => {
  const busy = Promise.withResolvers<void>()
  const stuck = server.database.transaction(() => busy.promise)
  // Two hundred within an hour is also what one network may send, each from another address.
  const calls = Array.from({ length: 220 }, (_, number) => {
    const values = { ...contact, p_email: `visitor-${number}@example.org` }
    return call(server.origin, 'rpc/create_lead_from_contact_form', { values })
  })
  let refused = 0
  for (const answer of calls) void answer.then(({ status }) => (refused += Number(status === 503)))
  await expect.poll(() => refused).toBe(20)

  busy.resolve()
  await stuck
  const answers = await Promise.all(calls)
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200)
  expect(turnedAway).toHaveLength(20)
  expect(turnedAway[0]?.headers['retry-after']).toBe('5')
  expect(await server.rows('select count(*)::int from leads')).toEqual([{ count: 200 }])
  expect(log.lines.join('')).not.toContain('stack')
})
