import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../../content/bilingual.ts'
import { themes } from '../../../styles/colours.ts'
import { mailCall, namedRows, policyWords } from '../parts.ts'

export const accessibilityWords = policyWords({
  summary: z.strictObject({ heading: bilingual(), rows: namedRows }),
  /** The contrasts of the texts of the site: which token on which, in `site/styles/tokens.css`. */
  contrasts: z.strictObject({
    heading: bilingual(),
    alternative: bilingual(),
    caption: bilingual(),
    /** What level AA asks for, beside its line. */
    asked: bilingual(),
    themes: texts(themes),
    rows: z.array(z.strictObject({ name: bilingual(), text: z.string(), ground: z.string() })).min(1),
  }),
  /** Every kind of test, done or not. */
  tests: z.strictObject({
    ...bilinguals('heading', 'lead', 'always', 'never'),
    rows: z.array(z.strictObject({ name: bilingual(), scope: bilingual(), isDone: z.boolean() })),
  }),
  /** The criteria of the RGAA by theme: `{total}`, of which `{seen}` have a rule and `{rest}` none. */
  criteria: z.strictObject({
    ...bilinguals('heading', 'lead', 'count'),
    themes: z.array(z.strictObject({ name: bilingual(), criteria: z.int().positive() })),
  }),
  /** How to tell us what does not work: the last word of the page. */
  barrier: mailCall,
})

export type AccessibilityWords = InLanguage<z.infer<typeof accessibilityWords>>
