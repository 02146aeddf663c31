import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'

/** The words of the contact page (`content/pages/contact.yaml`); facts come from `content/agency.yaml`. */
export const contactWords = pageWords({
  heading: bilingual(),
  /** How soon we answer, to be highlighted. */
  promise: bilingual(),
  lead: bilingual(),
  form: z.strictObject({ heading: bilingual(), privacy: bilingual() }),
  ways: z.strictObject({
    /** `link` leads here from the top, where the form comes between. */
    ...bilinguals('link', 'heading', 'mail', 'phone', 'office'),
    /** The last two beside the signs that are drawn on the day of a message and on that of its answer. */
    week: texts(['name', 'phone', 'mail', 'written', 'answered']),
    mailboxes: texts(['contact', 'audit', 'press']),
    emergency: z.strictObject({ heading: bilingual(), text: bilingual() }),
  }),
  /** What becomes of a message. */
  message: z.strictObject({
    steps: z.array(z.strictObject({ name: bilingual(), text: bilingual() })).length(3),
  }),
  questions: z.strictObject({
    label: bilingual(),
    heading: bilingual(),
    items: z.array(z.strictObject({ question: bilingual(), answer: bilingual() })),
  }),
  call: texts(['heading', 'text', 'action', 'subject']),
})

export type ContactWords = InLanguage<z.infer<typeof contactWords>>
