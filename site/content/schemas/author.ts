import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../bilingual.ts'
import { pageId } from './parts.ts'

/** Who signs a page (`content/authors/`): a role, never an invented person. */
export const author = z.strictObject({
  ...bilinguals('name', 'title', 'expertise'),
  /** How the author checks what they sign, in a sentence or two. */
  review: bilingual(),
  /** The page that shows how they work. */
  page: pageId,
  /** Where else they can be read. */
  linkedIn: z.url().optional(),
  github: z.url().optional(),
})

export type Author = InLanguage<z.infer<typeof author>>
