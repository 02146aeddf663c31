import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../bilingual.ts'
import { confidence } from './parts.ts'

/** A case (`content/cases/`): made up, as its title and its quotation say themselves. */
export const caseStudy = z.strictObject({
  order: z.number(),
  title: bilingual(),
  /** A kind of company, never a name. */
  client: bilingual(),
  industry: bilingual(),
  duration: bilingual(),
  tags: z.array(bilingual()).min(1),
  challenge: bilingual(),
  solution: bilingual(),
  work: z.array(bilingual()).min(1),
  passage: z.strictObject({ label: bilingual(), before: bilingual(), after: bilingual() }),
  results: bilingual(),
  /** Of a figure among the results, where there is one. */
  confidence: confidence.optional(),
  confidenceNote: bilingual().optional(),
  testimonial: z.strictObject({
    quote: bilingual(),
    /** Only with the person's permission. */
    author: z.string().optional(),
    role: bilingual(),
  }),
  limits: z.array(bilingual()).min(1),
  /** The full case, and a screenshot: only with the client's permission. */
  caseStudyUrl: z.url().optional(),
  imageUrl: z.string().startsWith('/').optional(),
})

export type CaseStudy = InLanguage<z.infer<typeof caseStudy>>
