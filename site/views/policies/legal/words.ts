import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../../content/bilingual.ts'
import { clause, explained, namedRows, policyWords } from '../parts.ts'

export const legalWords = policyWords({
  summary: z.strictObject({ heading: bilingual(), rows: namedRows }),
  /** Those of the terms, the shortest first. */
  deadlines: z.strictObject({
    heading: bilingual(),
    rows: z.array(
      z.strictObject({
        name: bilingual(),
        days: z.number().positive(),
        /** The same in words. */
        period: bilingual(),
        /** What comes at its end. */
        end: bilingual(),
      }),
    ),
    caption: bilingual(),
  }),
  publisher: z.strictObject({
    heading: bilingual(),
    rows: namedRows,
    required: namedRows,
  }),
  notice: explained.optional(),
  terms: z.strictObject({
    heading: bilingual(),
    /** Above what each clause says in short. */
    inShort: bilingual(),
    sections: z.array(clause.extend({ short: bilingual() })),
  }),
  disclaimers: z.strictObject({ heading: bilingual(), items: z.array(bilingual()) }),
  contact: explained,
})

export type LegalWords = InLanguage<z.infer<typeof legalWords>>
