import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { faqCategories } from '../../content/schemas/faq-item.ts'
import { callToWrite, related, signed } from '../../content/schemas/page-parts.ts'
import { nameIn } from '../../content/schemas/parts.ts'

/** The words around the questions (`content/pages/faq.yaml`); each question is a file of `content/faq/`. */
export const faqWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  ...signed,
  /** The name of the list of all questions, at the top. */
  index: bilingual(),
  /** How many sources an answer cites; after how many questions there are, how many the page cites (`{sources}`); how many a topic has; and what the discs mean. */
  proofs: texts(['count', 'total', 'questions', 'caption']),
  categories: z.record(z.enum(faqCategories), z.strictObject({ label: bilingual(), heading: bilingual() })),
  /** Drawn from what a study says; `{single}` and `{mean}` are its figures, out of a thousand. */
  chance: z.strictObject({
    source: nameIn('sources'),
    ...bilinguals('label', 'heading', 'text', 'single', 'mean', 'caption'),
  }),
  labels: texts(['updated', 'more', 'relatedQuestions']),
  missing: callToWrite,
  related,
})

export type FaqWords = InLanguage<z.infer<typeof faqWords>>
