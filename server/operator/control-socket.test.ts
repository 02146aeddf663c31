import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OwnDatabase } from '#database/database.ts'
import { sharedServer } from '../testing/test-server.ts'
import { askServer, listenForCommands } from './control-socket.ts'

const server = await sharedServer()
const find = { name: 'find', email: 'nobody@example.org' } as const
let dataFolder: string
let listening: Awaited<ReturnType<typeof listenForCommands>>
let asked: PromiseWithResolvers<void>
let mayAnswer: PromiseWithResolvers<void>

beforeEach(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'commands-'))
  asked = Promise.withResolvers()
  mayAnswer = Promise.withResolvers()
  const transaction: OwnDatabase['transaction'] = async work => {
    asked.resolve()
    await mayAnswer.promise
    return server.database.transaction(work)
  }
  const database = { ...server.database, transaction, longTransaction: transaction }
  const sender = { origin: server.origin }
  listening = await listenForCommands({ database, environment: { dataFolder }, sender })
})
afterEach(async () => {
  mayAnswer.resolve()
  await listening.close()
  rmSync(dataFolder, { recursive: true })
})

test('the server goes on when somebody interrupts the command that it is running', async () => {
  const socket = connect(join(dataFolder, 'control.sock'))
  socket.end(JSON.stringify(find))
  await asked.promise
  socket.destroy()
  await once(socket, 'close')
  mayAnswer.resolve()
  expect(await askServer(dataFolder, find)).toBe('Nothing is stored of nobody@example.org.\n')
})

test('a stop does not wait for a command, whose reader is told that it was not done', async () => {
  const answer = askServer(dataFolder, find)
  const told = expect(answer).rejects.toThrow('The server ended before it was done.')
  await asked.promise
  await listening.close()
  await told
})
