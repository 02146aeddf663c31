import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../../content/bilingual.ts'
import { slug } from '../../../content/schemas/parts.ts'
import { shortAnswer } from '../../../content/short-answer.ts'
import { drawnPeriod, explained, policyWords } from '../parts.ts'

const processing = z.strictObject({
  ...bilinguals('name', 'why', 'basis', 'data'),
  /** Who sees the data. */
  who: bilingual(),
  period: bilingual(),
  ...drawnPeriod,
})

export const gdprWords = policyWords({
  notice: explained,
  rights: z.strictObject({
    heading: bilingual(),
    items: z.array(z.strictObject({ id: slug, name: bilingual(), text: bilingual() })),
  }),
  steps: z.strictObject({
    heading: bilingual(),
    items: z.array(z.strictObject({ title: bilingual(), text: bilingual() })),
  }),
  self: z.strictObject({ ...bilinguals('heading', 'open'), items: z.array(bilingual()) }),
  record: z.strictObject({
    heading: bilingual(),
    /** What the lines of the periods mean. */
    caption: bilingual(),
    columns: z.strictObject(bilinguals('name', 'period', 'why', 'basis', 'data', 'who')),
    rows: z.array(processing),
  }),
  decisions: z.strictObject({ heading: bilingual(), answer: shortAnswer() }),
  controller: explained,
})

export type GdprWords = InLanguage<z.infer<typeof gdprWords>>
