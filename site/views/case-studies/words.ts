import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { comparedPage } from '../../content/schemas/case-study.ts'
import { answered, auditCall, related, shareChart } from '../../content/schemas/page-parts.ts'

/** The words around the cases (`content/pages/case-studies.yaml`); the cases are entries of their own. */
export const caseStudiesWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  labels: z.strictObject({
    ...bilinguals('client', 'industry', 'duration', 'challenge', 'solution', 'tags'),
    ...bilinguals('before', 'after', 'results', 'limits', 'rest', 'whole'),
  }),
  /** The case of this site itself, whose figures are those of two audits. */
  own: z.strictObject({
    ...bilinguals('title', 'kind', 'challenge', 'solution', 'changed', 'others'),
    ...comparedPage,
    words: z.strictObject(bilinguals('heading', 'unit', 'text')),
    score: z.strictObject(bilinguals('heading', 'both', 'text')),
    limits: z.array(bilingual()).min(1),
  }),
  reading: answered.extend({
    label: bilingual(),
    /** What a phone unfolds. */
    detail: bilingual(),
    chart: shareChart,
  }),
  testimonials: z.strictObject({
    ...bilinguals('label', 'heading'),
    /** What makes a source of one. */
    rows: z.array(z.strictObject({ name: bilingual(), why: bilingual() })).min(1),
    /** What the made-up ones of the cases are called. */
    examples: bilingual(),
  }),
  next: z.strictObject({ heading: bilingual(), items: z.array(bilingual()).min(1) }),
  related,
  call: auditCall,
})

export type CaseStudiesWords = InLanguage<z.infer<typeof caseStudiesWords>>
