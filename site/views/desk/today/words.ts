import { z } from 'astro/zod'
import { bilingual } from '../../../content/bilingual.ts'

const counted = z.strictObject({ one: bilingual(), many: bilingual() })

export const todayWords = z.strictObject({
  contradicted: counted,
  check: bilingual(),
  readersWords: bilingual(),
  lostGates: bilingual(),
  waiting: counted,
  nothing: bilingual(),
  late: bilingual(),
  answer: bilingual(),
  unanswered: bilingual(),
  since: bilingual(),
  followUps: bilingual(),
  noFollowUps: bilingual(),
  mails: bilingual(),
  waitingMails: bilingual(),
  heldMails: bilingual(),
  givenUpMails: bilingual(),
  sendHeld: bilingual(),
  retry: bilingual(),
  quarantine: bilingual(),
  quarantined: bilingual(),
  refused: bilingual(),
  reasons: z.strictObject({
    'no-consent': bilingual(),
    robot: bilingual(),
    'unknown-field': bilingual(),
    'too-old': bilingual(),
    'too-large': bilingual(),
    'too-many': bilingual(),
  }),
  noneRefused: bilingual(),
  signIns: bilingual(),
  codes: bilingual(),
  tries: bilingual(),
  signInsNote: bilingual(),
})
