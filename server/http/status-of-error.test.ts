import { expect, test } from 'vitest'
import { Refusal } from '../refusal.ts'
import { sqlStateOf, statusOfError } from './status-of-error.ts'

test.each([
  ['23505', 409],
  ['23503', 409],
  ['23514', 400],
  ['22P02', 400],
  ['22021', 400],
  ['P0001', 400],
  ['42501', 401],
  ['42883', 404],
  ['42P01', 404],
  ['28P01', 403],
  ['08006', 503],
  ['53300', 503],
  ['57P01', 503],
  ['40002', 500],
  ['53400', 500],
  ['P0002', 500],
  ['XX000', 500],
])('SQLSTATE %s is answered %i, as PostgREST does', (code, status) => {
  expect(statusOfError(Object.assign(new Error(), { code }))).toBe(status)
})

test.each([
  ['a database that only reads', '25006'],
  ['a statement that took too long', '57014'],
  ['a transaction that others keep ending', '40P01'],
  ['a transaction that others keep getting ahead of', '40001'],
])('%s cannot take what is sent now, and may later: 503, unlike PostgREST', (_what, code) => {
  expect(statusOfError(Object.assign(new Error(), { code }))).toBe(503)
})

test.each([
  ['an error with its own status', new Refusal(404, { code: 'PGRST202', message: '' }), 404],
  ['a refused connection', Object.assign(new Error(), { code: 'ECONNREFUSED' }), 503],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 503],
  [
    'a connection that was lost between two queries',
    new Error('Client has encountered a connection error and is not queryable'),
    503,
  ],
  ['a silent database', new Error('Query read timeout'), 503],
  ['a busy pool', new Error('timeout exceeded when trying to connect'), 503],
  ['a bug', new TypeError('undefined is not a function'), 500],
  ['what is no error', 'oops', 500],
])('%s is answered %s', (_what, error, status) => {
  expect(statusOfError(error)).toBe(status)
})

test('an error code of Node is not mistaken for one of PostgreSQL', () => {
  expect(sqlStateOf(Object.assign(new Error(), { code: 'EPIPE' }))).toBeNull()
  expect(sqlStateOf(Object.assign(new Error(), { code: '22P05' }))).toBe('22P05')
})
