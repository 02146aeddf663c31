import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../bilingual.ts'

/** A page as a crawler reads it, before and after it was rewritten. */
export const comparedPage = {
  /** The sentence that is rewritten. */
  passage: z.strictObject({ label: bilingual(), before: bilingual(), after: bilingual() }),
  work: z
    .array(
      z.strictObject({
        text: bilingual(),
        /** What a crawler finds of it there, word for word; left out of what rewrites the passage. */
        found: z
          .strictObject({
            before: bilingual(),
            after: bilingual(),
            /** Whether there was nothing to read: `before` is the empty tag. */
            isHole: z.boolean().optional(),
            /** Whether both are lines of a machine. */
            isCode: z.boolean().optional(),
          })
          .optional(),
      }),
    )
    .refine(work => work.filter(({ found }) => !found).length === 1, {
      error: 'One change rewrites the passage: it alone has nothing else to be found.',
    }),
}

/** A case (`content/cases/`): made up, as its kind says, and the role of whom it quotes. */
export const caseStudy = z.strictObject({
  order: z.number(),
  title: bilingual(),
  /** Whether it is true, and about what: said with its title, wherever that stands. */
  kind: bilingual(),
  /** A kind of company, never a name. */
  client: bilingual(),
  industry: bilingual(),
  duration: bilingual(),
  tags: z.array(bilingual()).min(1),
  challenge: bilingual(),
  solution: bilingual(),
  ...comparedPage,
  /** The names under which a company is found, where the first change keeps one of them. */
  names: z
    .strictObject({
      kept: bilingual(),
      found: z.array(z.strictObject({ place: bilingual(), name: bilingual() })).min(2),
    })
    .optional(),
  results: bilingual(),
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
