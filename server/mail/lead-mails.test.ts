import { expect, test } from 'vitest'
import type { LeadMail } from '#database/mails.ts'
import { sender } from '../testing/sender.ts'
import { noticeMail, receiptMail } from './lead-mails.ts'
import { type MailContent, renderMail } from './mail-content.ts'
import { reportMail } from './report-mail.ts'

/** A quarter of an hour after midnight in Paris, on another day and in another year than in UTC. */
const receivedAt = '2026-12-31T23:15:00.000Z'

function mail(language: 'fr' | 'en'): LeadMail {
  return {
    id: 'm',
    writtenAt: receivedAt,
    attempts: 1,
    held: 0,
    kind: 'notice',
    text: null,
    lead: {
      id: 'l',
      name: 'Marie',
      email: 'marie@example.org',
      phone: null,
      company: null,
      message: null,
      goals: null,
      language,
      receivedAt,
    },
    audit: {
      id: 'a',
      ownerKey: 'k',
      address: 'https://example.com',
      keptUntil: '2027-12-31T23:15:00.000Z',
      points: 61,
      outcome: 'complete',
      problem: null,
    },
  }
}

/** Without the no-break spaces, which the tests of `language/` hold. */
const textOf = (content: MailContent | null) =>
  content && renderMail(content).text.replaceAll(/[\u00a0\u202f]/gu, ' ')

test('mails to the agency and to the person give times in the time zone of the agency', () => {
  expect(textOf(noticeMail(mail('en'), sender))).toContain('Received: January 1, 2027 at 12:15 AM\n')
  expect(textOf(noticeMail(mail('en'), sender))).toContain('so before January 2, 2027 at 12:15 AM.')
  expect(textOf(noticeMail(mail('fr'), sender))).toContain('donc avant le 2 janvier 2027 à 00 h 15.')
  for (const write of [receiptMail, reportMail]) {
    expect(textOf(write(mail('en'), sender))).toContain('January 1, 2027 at 12:15 AM (Paris time)')
    expect(textOf(write(mail('fr'), sender))).toContain('1er janvier 2027 à 00 h 15 (heure de Paris)')
  }
  expect(textOf(reportMail(mail('en'), sender))).toContain('January 1, 2028')
})
