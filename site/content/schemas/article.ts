import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../bilingual.ts'
import { pageWords } from '../page-words.ts'
import { answered, auditCall, related, shareChart, signed } from './page-parts.ts'
import { day, pageId, slug } from './parts.ts'

const titled = { label: bilingual(), heading: bilingual() }

/** Someone else's words, after a section. */
const quote = z.strictObject({
  label: bilingual(),
  text: bilingual(),
  author: z.string(),
  role: bilingual(),
  date: day,
})

/** An article of the blog (`content/articles/`), in the order in which it is read. */
export const article = pageWords({
  ...signed,
  /** The page that shows it, whose two addresses are in `site/routes.ts`. */
  page: pageId,
  heading: bilingual(),
  /** Two lines, for the list of articles. */
  summary: bilingual(),
  category: bilingual(),
  date: day,
  /** In minutes. */
  readTime: z.number(),
  lead: bilingual(),
  statistic: z.strictObject({
    ...bilinguals('label', 'value', 'statement', 'scope'),
    dateModified: day,
    description: bilingual(),
    measurementTechnique: bilingual(),
    /** Its first row is the figure that `value` gives. */
    chart: shareChart,
  }),
  sections: z.array(answered.extend({ id: slug, label: bilingual(), quote: quote.optional() })).min(1),
  steps: z.strictObject({
    ...titled,
    items: z.array(z.strictObject({ title: bilingual(), text: bilingual() })).min(1),
  }),
  conclusion: z.strictObject({ ...titled, body: z.array(bilingual()).min(1) }),
  /** What changed since it was published. */
  revision: bilingual(),
  related,
  call: auditCall,
})

export type Article = InLanguage<z.infer<typeof article>>
