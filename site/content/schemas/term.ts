import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../bilingual.ts'
import { shortAnswer } from '../short-answer.ts'
import { day, difficulty, listedIn, nameIn, pageId } from './parts.ts'

export const termCategories = ['optimization', 'metrics', 'technology', 'strategy', 'content'] as const

/** A word of the glossary (`content/glossary/`). */
export const term = z.strictObject({
  /** In both languages where they differ. */
  term: z.union([z.string(), bilingual()]),
  /** What the letters of an acronym stand for. */
  expansion: bilingual().optional(),
  /** 40 to 60 words that stand alone. */
  definition: shortAnswer(),
  etymology: bilingual(),
  examples: z.array(bilingual()).min(1),
  relatedTerms: z.array(nameIn('glossary')),
  category: z.enum(termCategories),
  difficulty,
  synonyms: bilingual().optional(),
  antonyms: bilingual().optional(),
  seeAlso: z.array(z.strictObject({ term: bilingual(), page: pageId.optional(), url: z.url().optional() })),
  sources: z.array(nameIn('sources')),
  listedIn,
  updated: day,
})

export type Term = InLanguage<z.infer<typeof term>>
