import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { question, related, titled } from '../../content/schemas/page-parts.ts'
import { shortAnswer } from '../../content/short-answer.ts'

/** The words around the services (`content/pages/services.yaml`); the services are entries of their own. */
export const servicesWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  /** Where each service works: on a page, or on the answer that takes a sentence from it. */
  scene: z.strictObject({
    ...bilinguals('heading', 'alternative', 'caption', 'page', 'title', 'answer', 'question'),
    /** In the order of the services. */
    places: z.array(bilingual()).length(4),
  }),
  /** Under the price of what has none yet. */
  notice: bilingual(),
  table: z.strictObject(bilinguals('heading', 'caption')),
  columns: z.strictObject({
    ...bilinguals('included', 'deliverable', 'duration', 'excluded'),
    /** Opens what a row leaves out. */
    details: bilingual(),
  }),
  choosing: z.strictObject({
    ...titled,
    answer: shortAnswer(),
    /** The answer that leads to the next question. */
    on: bilingual(),
    /** The answer to the last question that leads to no other, and what it means. */
    end: texts(['answer', 'text']),
    /** In the order of the services, whose marks they have; `off` is the answer that leads to one. */
    rows: z.array(z.strictObject(bilinguals('question', 'off', 'service', 'advice'))).min(1),
  }),
  commitments: z.strictObject({ heading: bilingual(), items: z.array(bilingual()).min(1) }),
  questions: z.strictObject({ ...titled, items: z.array(question).min(1) }),
  request: z.strictObject({ ...titled, text: bilingual() }),
  related,
})

export type ServicesWords = InLanguage<z.infer<typeof servicesWords>>
