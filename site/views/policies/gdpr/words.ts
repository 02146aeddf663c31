import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../../content/bilingual.ts'
import { shortAnswer } from '../../../content/short-answer.ts'
import { explained, mailCall, policyWords } from '../parts.ts'

const processing = z.strictObject({
  ...bilinguals('name', 'why', 'basis', 'data'),
  /** Who sees the data. */
  who: bilingual(),
  period: bilingual(),
})

/** Those that `RightDrawing.tsx` draws. */
const rightIds = ['access', 'rectification', 'erasure', 'portability', 'restriction', 'objection'] as const

export const gdprWords = policyWords({
  notice: explained,
  rights: z.strictObject({
    /** With a word of the record, misspelled and put right. */
    ...bilinguals('heading', 'lead', 'wrong', 'right'),
    items: z.array(z.strictObject({ id: z.enum(rightIds), name: bilingual(), text: bilingual() })),
  }),
  steps: z.strictObject({
    ...bilinguals('heading', 'lead'),
    /** The day of a step, where it has one. */
    items: z.array(z.strictObject({ title: bilingual(), text: bilingual(), at: bilingual().optional() })),
  }),
  self: z.strictObject({ ...bilinguals('heading', 'open'), items: z.array(bilingual()) }),
  record: z.strictObject({
    heading: bilingual(),
    /** Beside its heading. */
    caption: bilingual(),
    columns: z.strictObject(bilinguals('name', 'period', 'why', 'basis', 'data', 'who')),
    rows: z.array(processing),
  }),
  decisions: z.strictObject({ heading: bilingual(), answer: shortAnswer() }),
  controller: explained,
  call: mailCall,
})

export type GdprWords = InLanguage<z.infer<typeof gdprWords>>
