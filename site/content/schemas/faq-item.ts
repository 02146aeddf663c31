import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../bilingual.ts'
import { shortAnswer } from '../short-answer.ts'
import { day, difficulty, listedIn, nameIn } from './parts.ts'

/** The groups of questions, in the order in which they are read. */
export const faqCategories = ['fundamentals', 'access', 'content', 'measurement'] as const

export const faqItem = z.strictObject({
  question: bilingual(),
  /** 40 to 60 words that stand alone. */
  answer: shortAnswer(),
  /** What the answer counts, by name, side by side. */
  lists: z
    .array(z.strictObject({ name: bilingual(), items: z.array(z.string()).min(1) }))
    .length(2)
    .optional(),
  detail: bilingual(),
  category: z.enum(faqCategories),
  /** Its place among the questions of its category. */
  order: z.number(),
  difficulty,
  relatedQuestions: z.array(nameIn('faq')),
  lastUpdated: day,
  /** True for an answer written to be reused by engines as it is. */
  aiTargeted: z.boolean(),
  keywords: bilingual(),
  sources: z.array(nameIn('sources')),
  listedIn,
})

export type FaqItem = InLanguage<z.infer<typeof faqItem>>
