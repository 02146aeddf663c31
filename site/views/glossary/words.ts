import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { callToWrite, related, signed } from '../../content/schemas/page-parts.ts'
import { termCategories } from '../../content/schemas/term.ts'

/** The words around the terms (`content/pages/glossary.yaml`); each term is a file of `content/glossary/`. */
export const glossaryWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  ...signed,
  selected: z.strictObject({ label: bilingual(), heading: bilingual(), text: bilingual() }),
  index: z.strictObject({ label: bilingual(), heading: bilingual() }),
  categories: z.record(z.enum(termCategories), bilingual()),
  labels: z.strictObject({
    ...bilinguals('etymology', 'examples', 'synonyms', 'antonyms', 'more', 'relatedTerms', 'seeAlso'),
    /** What a term unfolds. */
    details: bilingual(),
    category: bilingual(),
  }),
  disputed: z.strictObject({ label: bilingual(), heading: bilingual(), text: bilingual() }),
  reuse: bilingual(),
  missing: callToWrite,
  related,
})

export type GlossaryWords = InLanguage<z.infer<typeof glossaryWords>>
