import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { auditCall } from '../../content/schemas/page-parts.ts'
import { pageId } from '../../content/schemas/parts.ts'
import { sections } from '../../routes.ts'

/** A heading, and what the pages below it are for: it continues their number. */
const group = { heading: bilingual(), text: bilingual() }

const section = z.strictObject({
  ...group,
  /** Where they are many, the subjects that they belong to: each page in one. */
  subjects: z.array(z.strictObject({ name: bilingual(), pages: z.array(pageId) })).optional(),
})

/** The words of the map of the site (`content/pages/site-map.yaml`); pages have the names that menus give them. */
export const siteMapWords = pageWords({
  heading: bilingual(),
  /** `{pages}` is how many there are in the sections together, `{checks}` how many checks. */
  lead: bilingual(),
  sections: z.record(z.enum(sections), section),
  /** `link` leads to them from the page of the rubric; `{count}` is their number. */
  checks: z.strictObject({ ...group, link: bilingual() }),
  call: auditCall,
})

export type SiteMapWords = InLanguage<z.infer<typeof siteMapWords>>
