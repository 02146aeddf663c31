import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../../content/bilingual.ts'
import { clause, namedRows, policyWords } from '../parts.ts'

export const accessibilityWords = policyWords({
  summary: z.strictObject({ heading: bilingual(), rows: namedRows }),
  /** The contrasts of the texts of the site: which token on which, in `site/styles/tokens.css`. */
  contrasts: z.strictObject({
    alternative: bilingual(),
    caption: bilingual(),
    /** Above the two figures of each row. */
    themes: bilingual(),
    rows: z.array(z.strictObject({ name: bilingual(), text: z.string(), ground: z.string() })).min(1),
  }),
  sections: z.array(clause),
})

export type AccessibilityWords = InLanguage<z.infer<typeof accessibilityWords>>
