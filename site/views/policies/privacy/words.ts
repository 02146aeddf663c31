import { z } from 'astro/zod'
import { retention } from '#contracts/retention.ts'
import { bilingual, type InLanguage } from '../../../content/bilingual.ts'
import { clause, explained, policyWords } from '../parts.ts'

// TypeScript gives the keys of any object as strings.
const keptNames = Object.keys(retention) as readonly (keyof typeof retention)[]

const row = z.strictObject({ data: bilingual(), purpose: bilingual(), period: bilingual() })

/** What the drawing shows of how long things are kept (`contracts/retention.ts`). */
const kept = z.strictObject({ kept: z.enum(keptNames), name: bilingual(), period: bilingual() })

export const privacyWords = policyWords({
  notice: explained,
  drawing: z.strictObject({ alternative: bilingual(), caption: bilingual(), rows: z.array(kept).min(1) }),
  summary: z.strictObject({
    heading: bilingual(),
    columns: row,
    rows: z.array(row),
    /** What few visitors look for, folded. */
    technical: z.strictObject({ name: bilingual(), rows: z.array(row) }),
  }),
  sections: z.array(clause),
})

export type PrivacyWords = InLanguage<z.infer<typeof privacyWords>>
