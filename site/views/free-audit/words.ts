import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { auditCall } from '../../content/schemas/page-parts.ts'

/** The label beside the number of a section, and its title. */
const titled = z.strictObject({ label: bilingual(), heading: bilingual() })

const list = z.strictObject({ heading: bilingual(), items: z.array(bilingual()).min(1) })
const explained = z.array(z.strictObject({ name: bilingual(), text: bilingual() })).min(1)

export const freeAuditWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  form: z.strictObject({ heading: bilingual() }),
  /** What the page says instead when it was opened with an address, which is named between tag and lead. */
  brought: z.strictObject({ heading: bilingual(), tag: bilingual(), lead: bilingual() }),
  facts: z.array(z.strictObject({ figure: bilingual(), text: bilingual() })).length(3),
  privacy: z.strictObject({ heading: bilingual(), lines: z.array(bilingual()) }),
  /** A page as a robot reads it: the sentence that can be cited, and the holes around it. */
  sample: texts(['caption', 'title', 'before', 'text', 'citable', 'after', 'legend']),
  scope: z.strictObject({ read: list, unread: list }),
  platforms: titled.extend({
    lead: bilingual(),
    columns: z.strictObject({ platform: bilingual(), crawlers: bilingual() }),
    /** The crawlers of a row are those of its operator that decide on citations, and those "shown" besides. */
    rows: z.array(
      z.strictObject({
        name: z.string(),
        operator: z.string(),
        shown: z.array(z.string()).default([]),
        /** How its score is reached, or that it has none. */
        note: bilingual().optional(),
      }),
    ),
  }),
  steps: titled.extend({ items: explained }),
  deliverables: titled.extend({ items: explained, sample: bilingual() }),
  rubric: titled.extend(bilinguals('lead', 'doubt', 'whole')),
  /** The way back to the form. */
  again: auditCall,
})

export type FreeAuditWords = InLanguage<z.infer<typeof freeAuditWords>>
