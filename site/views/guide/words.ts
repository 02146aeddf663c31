import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { answered, auditCall, related, signed } from '../../content/schemas/page-parts.ts'
import { day, slug } from '../../content/schemas/parts.ts'

/** The words of the guide (`content/pages/guide.yaml`), in the order of the page. */
export const guideWords = pageWords({
  ...signed,
  published: day,
  heading: bilingual(),
  lead: bilingual(),
  notice: z.strictObject({ heading: bilingual(), text: bilingual() }),
  summary: z.strictObject({ heading: bilingual(), lines: z.array(bilingual()).length(5) }),
  /** `{number}` is that of the chapter. */
  chapter: bilingual(),
  todo: bilingual(),
  /** The same things to do as a text to keep: its title, and the link to it. */
  checklist: z.strictObject({ title: bilingual(), download: bilingual() }),
  chapters: z
    .array(
      z.strictObject({
        id: slug,
        title: bilingual(),
        /** What the chapter is about, in a sentence. */
        card: bilingual(),
        blocks: z.array(answered.extend({ id: slug })).min(1),
        todo: z.array(bilingual()).min(1),
      }),
    )
    .length(4),
  form: z.strictObject({
    label: bilingual(),
    heading: bilingual(),
    text: bilingual(),
    submit: bilingual(),
  }),
  changes: z.strictObject({
    label: bilingual(),
    heading: bilingual(),
    items: z.array(z.strictObject({ date: day, text: bilingual() })).min(1),
  }),
  related,
  call: auditCall,
})

export type GuideWords = InLanguage<z.infer<typeof guideWords>>
