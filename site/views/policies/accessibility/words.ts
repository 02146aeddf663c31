import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../../content/bilingual.ts'
import { clause, namedRows, policyWords } from '../parts.ts'

/** The words of the accessibility statement (`content/pages/accessibility.yaml`). */
export const accessibilityWords = policyWords({
  summary: z.strictObject({ heading: bilingual(), rows: namedRows }),
  sections: z.array(clause),
})

export type AccessibilityWords = InLanguage<z.infer<typeof accessibilityWords>>
