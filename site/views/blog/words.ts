import { z } from 'astro/zod'
import { bilingual, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { callToWrite } from '../../content/schemas/page-parts.ts'
import { nameIn } from '../../content/schemas/parts.ts'

export const blogWords = pageWords({
  heading: bilingual(),
  lead: bilingual(),
  labels: texts(['published', 'updated', 'readTime', 'measured', 'technical', 'revision']),
  /** The last one first. */
  articles: z.array(nameIn('articles')).min(1),
  call: callToWrite,
})

export type BlogWords = InLanguage<z.infer<typeof blogWords>>
