import { expect, test } from 'vitest'
import { broken, type SentForm, type Stored } from './history.ts'

const form = (change: Partial<SentForm> = {}): SentForm => ({
  kind: 'message',
  key: 'k',
  email: 'a@example.org',
  accepted: ['1'],
  attempts: 1,
  ...change,
})
const stored = (change: Partial<Stored> = {}): Stored => ({
  leads: [{ id: '1', email: 'a@example.org' }],
  audits: [],
  mails: [],
  ...change,
})
const audit = { email: 'a@example.org', status: 'running', attempts: 1, jobs: 1 }
const mail = '0b7c2f3e-1111-4222-8333-444455556666'

test('a history in which all is well has nothing broken', () => {
  expect(broken([form()], stored(), [])).toEqual([])
  expect(broken([form({ accepted: [] })], stored(), [])).toEqual([])
  expect(broken([form({ accepted: [] })], stored({ leads: [] }), [])).toEqual([])
  expect(broken([form({ accepted: ['1', '1'] })], stored(), [])).toEqual([])
  expect(broken([form({ kind: 'audit' })], stored({ audits: [audit] }), [])).toEqual([])
  const mails = [{ id: mail, isSent: false, isLeft: false, jobs: 1 }]
  expect(broken([form()], stored({ mails }), [`<notice.${mail}@ibid.example>`])).toEqual([])
})

test.each([
  ['a lost form', form(), stored({ leads: [] }), [], 'Form k was accepted, and is lost.'],
  [
    'a form that is stored twice',
    form(),
    stored({ leads: ['1', '2'].map(id => ({ id, email: 'a@example.org' })) }),
    [],
    'Form k is stored 2 times.',
  ],
  ['a form with two answers', form({ accepted: ['1', '2'] }), stored(), [], 'Form k was told of 2 leads.'],
  [
    'a lead that nobody sent',
    form(),
    stored({ leads: [...stored().leads, { id: '2', email: 'b@example.org' }] }),
    [],
    'Lead 2 was sent by nobody.',
  ],
  [
    'an audit without an end',
    form({ kind: 'audit' }),
    stored({ audits: [{ ...audit, jobs: 0 }] }),
    [],
    'The audit of a@example.org is running, and no job will end it.',
  ],
  [
    'a mail that is forgotten',
    form(),
    stored({ mails: [{ id: mail, isSent: false, isLeft: false, jobs: 0 }] }),
    [],
    `Mail ${mail} is not sent, and no job will send it.`,
  ],
  [
    'a mail that nobody has',
    form(),
    stored({ mails: [{ id: mail, isSent: true, isLeft: false, jobs: 0 }] }),
    [],
    `Mail ${mail} counts as sent, and nobody has it.`,
  ],
  [
    'a mail about nothing',
    form(),
    stored(),
    [`<notice.${mail}@ibid.example>`],
    `Mail <notice.${mail}@ibid.example> is of nothing stored.`,
  ],
])('%s is found', (_what, sent, kept, messageIds, sentence) => {
  expect(broken([sent], kept, messageIds)).toEqual([sentence])
})
