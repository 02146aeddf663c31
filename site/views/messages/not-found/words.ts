import type { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../../content/bilingual.ts'
import { unlistedWords } from '../../../content/page-words.ts'

export const notFoundWords = unlistedWords({
  /** The name in the breadcrumb. */
  name: bilingual(),
  ...bilinguals('heading', 'text', 'mark'),
  scene: texts(['alternative', 'caption', 'page', 'title', 'address', 'missing']),
  home: bilingual(),
})

export type NotFoundWords = InLanguage<z.infer<typeof notFoundWords>>
