import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../../content/bilingual.ts'
import { clause, explained, policyWords } from '../parts.ts'

const row = z.strictObject({ data: bilingual(), purpose: bilingual(), period: bilingual() })

/** The words of the privacy policy (`content/pages/privacy.yaml`). */
export const privacyWords = policyWords({
  notice: explained,
  summary: z.strictObject({ heading: bilingual(), columns: row, rows: z.array(row) }),
  sections: z.array(clause),
})

export type PrivacyWords = InLanguage<z.infer<typeof privacyWords>>
