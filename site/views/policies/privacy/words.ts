import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../../content/bilingual.ts'
import { slug } from '../../../content/schemas/parts.ts'
import { drawnPeriod, explained, mailCall, policyWords, summed } from '../parts.ts'

const cells = { data: bilingual(), purpose: bilingual(), period: bilingual() }

const row = z.strictObject({
  ...cells,
  /** What the period depends on, or what is kept for another. */
  condition: bilingual().optional(),
  ...drawnPeriod,
})

export const privacyWords = policyWords({
  notice: explained,
  summary: z.strictObject({
    heading: bilingual(),
    /** What the lines of the periods mean. */
    caption: bilingual(),
    columns: z.strictObject(cells),
    rows: z.array(row),
    /** What few visitors look for, folded. */
    technical: z.strictObject({ name: bilingual(), rows: z.array(row) }),
  }),
  /** What is written on a device, by what has been chosen. */
  device: z.strictObject({
    heading: bilingual(),
    alternative: bilingual(),
    caption: bilingual(),
    states: z.array(
      z.strictObject({
        name: bilingual(),
        written: z.array(z.strictObject({ name: bilingual(), kept: bilingual() })),
        /** In place of what is written, where nothing is. */
        nothing: bilingual().optional(),
      }),
    ),
  }),
  /** Before what each question comes to. */
  inShort: bilingual(),
  parts: z.array(z.strictObject({ id: slug, heading: bilingual(), sections: z.array(summed) })),
  call: mailCall,
})

export type PrivacyWords = InLanguage<z.infer<typeof privacyWords>>
