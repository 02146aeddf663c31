import { z } from 'astro/zod'
import { bilingual, bilinguals, counted, texts } from '../../../content/bilingual.ts'

export const leadsWords = z.strictObject({
  states: texts(['new', 'answered', 'won', 'lost']),
  quarantine: bilingual(),
  /** Why a lead is in quarantine, by the reasons of `leads.quarantined_for`. */
  reasons: z.record(z.string(), bilingual()),
  nobody: bilingual(),
  list: z.strictObject({
    waiting: counted,
    ...bilinguals('allAnswered', 'search', 'searchHint', 'find', 'filter', 'all', 'person', 'state', 'owner'),
    ...bilinguals('followUp', 'audit', 'received', 'messages', 'empty', 'previous', 'next', 'page'),
    /** After the last page that is shown, where there are more rows. */
    narrow: bilingual(),
    export: bilingual(),
  }),
  lead: z.strictObject({
    ...bilinguals('back', 'received', 'phone', 'company', 'language', 'french', 'english', 'keptUntil'),
    ...bilinguals('message', 'goals', 'noMessage', 'campaign', 'consent', 'consentSince', 'noConsent'),
    ...bilinguals('analytics', 'training', 'collection', 'allowed', 'refused', 'audits', 'noAudits'),
    ...bilinguals('others', 'mails', 'noMails'),
    mailKinds: texts(['notice', 'receipt', 'report', 'answer', 'confirmation', 'change']),
    mailStatus: texts(['sent', 'waiting', 'held', 'given-up']),
    ...bilinguals('follow', 'save', 'notes', 'note', 'addNote', 'answer', 'answerLabel', 'answerHint'),
    ...bilinguals('send', 'notKept', 'quarantined', 'release', 'erase'),
  }),
  erasure: z.strictObject({
    heading: bilingual(),
    text: bilingual(),
    leads: counted,
    ...bilinguals('lasting', 'erase', 'keep'),
  }),
})
