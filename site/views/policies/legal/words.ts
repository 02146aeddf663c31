import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../../content/bilingual.ts'
import { mailCall, namedRows, policyWords, summed } from '../parts.ts'

export const legalWords = policyWords({
  summary: z.strictObject({ heading: bilingual(), rows: namedRows }),
  /** Those of the terms, the shortest first. */
  deadlines: z.strictObject({
    heading: bilingual(),
    rows: z.array(
      z.strictObject({
        name: bilingual(),
        /** Where `Deadlines.css` has a place on the ruler. */
        days: z.literal([2, 15, 30]),
        /** The same in words. */
        period: bilingual(),
        /** What comes at its end. */
        end: bilingual(),
      }),
    ),
  }),
  publisher: z.strictObject({
    heading: bilingual(),
    rows: namedRows,
    /** What French law asks for besides, as `content/agency.yaml` calls it. */
    required: z.strictObject(bilinguals('form', 'registration', 'director', 'host')),
    /** Which of those are `{missing}`. */
    notice: bilingual(),
  }),
  terms: z.strictObject({
    ...bilinguals('heading', 'text'),
    /** Before what each clause says in short. */
    inShort: bilingual(),
    sections: z.array(summed),
  }),
  disclaimers: z.strictObject({
    heading: bilingual(),
    items: z.array(z.strictObject(bilinguals('name', 'text'))),
  }),
  contact: mailCall,
})

export type LegalWords = InLanguage<z.infer<typeof legalWords>>
