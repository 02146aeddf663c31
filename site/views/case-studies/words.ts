import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { answered, auditCall, related, shareChart } from '../../content/schemas/page-parts.ts'

/** The words around the cases (`content/pages/case-studies.yaml`); the cases are entries of their own. */
export const caseStudiesWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  labels: z.strictObject({
    ...bilinguals('case', 'client', 'industry', 'duration', 'challenge', 'solution', 'work', 'tags'),
    ...bilinguals('before', 'after', 'results', 'limits', 'whole'),
  }),
  reading: answered.extend({
    label: bilingual(),
    /** What a phone unfolds. */
    detail: bilingual(),
    chart: shareChart,
  }),
  /** Why one proves nothing, on those of the cases, which are made up. */
  testimonials: z.strictObject({
    ...bilinguals('label', 'heading', 'text'),
    /** What would make a source of each. */
    missing: z.strictObject({
      heading: bilingual(),
      rows: z.array(z.strictObject({ name: bilingual(), why: bilingual() })).min(1),
    }),
  }),
  next: z.strictObject({ heading: bilingual(), items: z.array(bilingual()).min(1) }),
  related,
  call: auditCall,
})

export type CaseStudiesWords = InLanguage<z.infer<typeof caseStudiesWords>>
