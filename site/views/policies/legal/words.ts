import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../../content/bilingual.ts'
import { slug } from '../../../content/schemas/parts.ts'
import { mailCall, namedRows, policyWords, summed } from '../parts.ts'

/** Of a section: what stands beside it, and its title. */
const headed = bilinguals('label', 'heading')

export const legalWords = policyWords({
  summary: z.strictObject({
    ...headed,
    rows: z.array(
      z.strictObject({
        ...bilinguals('name', 'value'),
        /** The anchor of the clause below that it sums up. */
        clause: slug,
      }),
    ),
  }),
  /** Those of the terms, the shortest first. */
  deadlines: z.strictObject({
    ...headed,
    rows: z.array(
      z.strictObject({
        name: bilingual(),
        /** No more than `Deadlines.tsx` draws. */
        days: z.number().max(30),
        /** The same in words. */
        period: bilingual(),
        /** What comes at its end. */
        end: bilingual(),
      }),
    ),
  }),
  publisher: z.strictObject({
    ...headed,
    rows: namedRows,
    phones: bilingual(),
    /** What French law asks for besides: its name, and what it is, as `content/agency.yaml` calls it. */
    asked: bilingual(),
    required: z.strictObject(bilinguals('form', 'registration', 'director', 'host')),
    /** In the place of what is missing, and under it. */
    ...bilinguals('missing', 'notice'),
  }),
  terms: z.strictObject({
    ...headed,
    text: bilingual(),
    /** Before what each clause says in short. */
    inShort: bilingual(),
    sections: z.array(summed),
  }),
  disclaimers: z.strictObject({
    ...headed,
    items: z.array(z.strictObject(bilinguals('name', 'text'))),
  }),
  contact: mailCall,
})

export type LegalWords = InLanguage<z.infer<typeof legalWords>>
