import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { formTokenAge } from '#contracts/forms.ts'
import { issueProof, issueToken, issueWatchKey, judgeToken, leadOfProof, watcherOfKey } from './form-token.ts'

const secret = randomBytes(32)
const now = Date.UTC(2026, 10, 21)

function judgeAfter(age: number, token = issueToken(secret, now)) {
  return judgeToken(secret, token, now + age)
}

test('a token is valid from two seconds to a day after it was issued', () => {
  const number = { token: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) }
  expect(judgeAfter(formTokenAge.fromMs - 1)).toEqual({ suspicion: 'early-token' })
  expect(judgeAfter(formTokenAge.fromMs)).toEqual(number)
  expect(judgeAfter(formTokenAge.toMs)).toEqual(number)
  expect(judgeAfter(formTokenAge.toMs + 1)).toEqual({ suspicion: 'expired-token' })
})

test('two tokens of the same moment have different numbers', () => {
  expect(judgeAfter(5_000)).not.toEqual(judgeAfter(5_000))
})

test('a form without a token says so', () => {
  expect(judgeToken(secret, undefined, now)).toEqual({ suspicion: 'no-token' })
  expect(judgeToken(secret, '', now)).toEqual({ suspicion: 'no-token' })
})

const [number, issuedAt, signed] = issueToken(secret, now).split('.')
test.each([
  ['an older time', `${number}.${Number(issuedAt) - 60_000}.${signed}`],
  ['another number', `${crypto.randomUUID()}.${issuedAt}.${signed}`],
  ['another secret', issueToken(randomBytes(32), now)],
  ['no signature', `${number}.${issuedAt}`],
  ['half a signature', `${number}.${issuedAt}.${signed?.slice(0, 20)}`],
  [
    'a signature made for something else',
    `${number}.${issuedAt}.${issueProof(secret, `${number}`).split('.')[1]}`,
  ],
  ['signs that are no text', '\0\ud800.é.∞'],
])('a token with %s is forged', (_what, token) => {
  expect(judgeAfter(5_000, token)).toEqual({ suspicion: 'forged-token' })
})

test('a proof names its lead, and cannot be forged', () => {
  const lead = crypto.randomUUID()
  const proof = issueProof(secret, lead)
  expect(leadOfProof(secret, proof)).toBe(lead)
  expect(leadOfProof(secret, proof.replace(lead, crypto.randomUUID()))).toBeNull()
  expect(leadOfProof(secret, lead)).toBeNull()
  expect(leadOfProof(secret, issueToken(secret, now))).toBeNull()
})

test('what names a lead ends nobody’s watching, and the other way round', () => {
  const id = crypto.randomUUID()
  expect(watcherOfKey(secret, issueWatchKey(secret, id))).toBe(id)
  expect(watcherOfKey(secret, issueProof(secret, id))).toBeNull()
  expect(leadOfProof(secret, issueWatchKey(secret, id))).toBeNull()
})
