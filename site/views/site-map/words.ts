import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { sections } from '../../routes.ts'

/** A heading, and what the pages below it are for; `{count}` is their number. */
const group = z.strictObject({ heading: bilingual(), text: bilingual() })

/** The words of the map of the site (`content/pages/site-map.yaml`); pages have the names that menus give them. */
export const siteMapWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  sections: z.record(z.enum(sections), group),
  checks: group,
  /** Under the ruler of all pages. */
  shares: bilingual(),
})

export type SiteMapWords = InLanguage<z.infer<typeof siteMapWords>>
