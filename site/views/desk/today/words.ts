import { z } from 'astro/zod'
import { bilingual, bilinguals, counted } from '../../../content/bilingual.ts'

export const todayWords = z.strictObject({
  contradicted: counted,
  ...bilinguals('check', 'readersWords', 'handling', 'handle', 'reopen', 'handled', 'allHandled'),
  lostGates: bilingual(),
  waiting: counted,
  ...bilinguals('nothing', 'late', 'answer', 'unanswered', 'since', 'followUps', 'noFollowUps', 'mails'),
  ...bilinguals('waitingMails', 'heldMails', 'givenUpMails', 'sendHeld', 'retry', 'quarantine'),
  ...bilinguals('quarantined', 'refused', 'refusedEvents', 'reason', 'thisDay', 'week', 'refusedNote'),
  reasons: z.strictObject({
    ...bilinguals('quarantine', 'too-many-requests', 'forbidden', 'unreadable', 'invalid-form', 'sign-in'),
    ...bilinguals('private-address', 'failed', 'no-consent', 'robot', 'unknown-field', 'too-old'),
    ...bilinguals('too-large', 'too-many'),
  }),
  noneRefused: bilingual(),
})
