import { expect, test } from 'vitest'
import { newEnvelope } from './envelope.client.ts'

test('every form has a key of its own', () => {
  expect(newEnvelope().key).toMatch(/^[0-9a-f]{32}$/)
  expect(newEnvelope().key).not.toBe(newEnvelope().key)
})

test('a form that comes with a key keeps it', () => {
  expect(newEnvelope('known').key).toBe('known')
})

test('a server that gives no token holds nothing up', async () => {
  // Outside a page, the path leads nowhere.
  expect(await newEnvelope().token()).toBeNull()
})
