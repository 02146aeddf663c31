import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../bilingual.ts'
import { slug } from './parts.ts'

const name = z.union([z.string(), bilingual()])

export const comparison = z.strictObject({
  caption: bilingual(),
  columns: z.strictObject({ criterion: name, seo: name, geo: name, aeo: name, recommendation: name }),
  rows: z
    .array(
      z.strictObject({
        id: slug,
        ...bilinguals('criterion', 'seo', 'geo', 'aeo'),
        /** What the row means for the reader's work. */
        recommendation: bilingual(),
      }),
    )
    .length(8),
})

export type Comparison = InLanguage<z.infer<typeof comparison>>
