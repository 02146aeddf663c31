import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../content/bilingual.ts'

export const machineLabels = z.strictObject({
  /** How the site is made: languages, Markdown twins. */
  site: bilingual(),
  /** What may be done with its pages. */
  use: bilingual(),
  updated: bilingual(),
  sitemap: bilingual(),
})

export type MachineLabels = InLanguage<z.infer<typeof machineLabels>>
