import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { callToWrite, related, signed } from '../../content/schemas/page-parts.ts'
import { termCategories } from '../../content/schemas/term.ts'

/** The terms drawn beside their definition, but for those of the picture of the page. */
export const drawnTerms = [
  'citation-rate',
  'share-of-voice',
  'zero-click',
  'robots-txt',
  'structured-data',
  'seo',
] as const

/** The words around the terms (`content/pages/glossary.yaml`); each term is a file of `content/glossary/`. */
export const glossaryWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  ...signed,
  /** Around the picture of an answer and the terms that act in it. */
  scene: z.strictObject({ label: bilingual(), heading: bilingual(), text: bilingual() }),
  /** `{count}` is how many terms of the list of the language are set in bold. */
  index: z.strictObject({ label: bilingual(), heading: bilingual(), first: bilingual() }),
  /** What is drawn beside a term, in a few words; the terms of the picture have theirs there. */
  drawn: z.record(z.enum(drawnTerms), bilingual()),
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
