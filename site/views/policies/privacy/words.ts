import { z } from 'astro/zod'
import { retention } from '#contracts/retention.ts'
import { bilingual, type InLanguage } from '../../../content/bilingual.ts'
import { clause, explained, policyWords } from '../parts.ts'

// TypeScript gives the keys of any object as strings.
const keptNames = [...(Object.keys(retention) as readonly (keyof typeof retention)[]), 'consent'] as const

const cells = { data: bilingual(), purpose: bilingual(), period: bilingual() }

/** `kept` is what is drawn of it: how long things are kept (`contracts/retention.ts`), or a choice of consent. */
const row = z.strictObject({ ...cells, kept: z.array(z.enum(keptNames)).min(1).optional() })

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
  sections: z.array(clause),
})

export type PrivacyWords = InLanguage<z.infer<typeof privacyWords>>
