import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { answered, auditCall, related, signed, titled } from '../../content/schemas/page-parts.ts'
import { nameIn, pageId, slug } from '../../content/schemas/parts.ts'
import { shortAnswer } from '../../content/short-answer.ts'

/** The words of the comparison (`content/pages/geo-vs-seo.yaml`), in the order of the page. */
export const geoVsSeoWords = pageWords({
  ...signed,
  heading: bilingual(),
  verdict: z.strictObject({ text: bilingual(), note: bilingual() }),
  /** The drawing: a page that is first in the list, and outside the answer. */
  scene: z.strictObject({
    ...bilinguals('alternative', 'caption', 'results', 'answer', 'question', 'site'),
    cited: z.array(bilingual()).length(3),
    left: bilingual(),
  }),
  table: z.strictObject({ ...titled, intro: bilingual() }),
  oneIsEnough: z.strictObject({
    ...titled,
    items: z.array(z.strictObject({ id: slug, title: bilingual(), points: z.array(bilingual()).min(1) })),
  }),
  decision: z.strictObject({
    ...titled,
    answer: shortAnswer(),
    /** The answers to its questions: a yes leads to what to do, a no to the next question. */
    ...bilinguals('yes', 'no'),
    /** The last one asks for the audit, which answers the first two. */
    steps: z.array(z.strictObject({ condition: bilingual(), action: bilingual(), page: pageId })).min(1),
  }),
  research: answered.extend(titled),
  faq: z.strictObject({ ...titled, items: z.array(nameIn('faq')) }),
  related,
  call: auditCall,
})

export type GeoVsSeoWords = InLanguage<z.infer<typeof geoVsSeoWords>>
