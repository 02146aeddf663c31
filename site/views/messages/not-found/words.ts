import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../../content/bilingual.ts'
import { unlistedWords } from '../../../content/page-words.ts'

/** The words of the not-found page (`content/pages/not-found.yaml`). */
export const notFoundWords = unlistedWords({
  /** The name in the breadcrumb. */
  name: bilingual(),
  heading: bilingual(),
  text: bilingual(),
  mark: bilingual(),
  scene: z.strictObject({
    alternative: bilingual(),
    caption: bilingual(),
    page: bilingual(),
    title: bilingual(),
    address: bilingual(),
    missing: bilingual(),
  }),
  home: bilingual(),
})

export type NotFoundWords = InLanguage<z.infer<typeof notFoundWords>>
