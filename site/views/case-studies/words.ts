import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { answered, auditCall, related, shareChart } from '../../content/schemas/page-parts.ts'

/** The words around the cases (`content/pages/case-studies.yaml`); the cases are entries of their own. */
export const caseStudiesWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  labels: z.strictObject({
    ...bilinguals('case', 'client', 'industry', 'duration', 'challenge', 'work', 'tags'),
    ...bilinguals('before', 'after', 'results', 'testimonial', 'limits', 'whole'),
  }),
  reading: answered.extend({
    label: bilingual(),
    chart: shareChart,
  }),
  next: z.strictObject({ heading: bilingual(), items: z.array(bilingual()).min(1) }),
  related,
  call: auditCall,
})

export type CaseStudiesWords = InLanguage<z.infer<typeof caseStudiesWords>>
