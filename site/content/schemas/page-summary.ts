import { z } from 'astro/zod'
import { bilingual } from '../bilingual.ts'
import { day } from './parts.ts'

const opening = { title: bilingual(), description: bilingual(), updated: day }

/** The words that every page has; all others are in the schema of the page. */
export const pageSummary = z.union([
  z.object({ ...opening, heading: bilingual() }),
  // The home page is titled in two lines, the second highlighted.
  z.object({ ...opening, hero: z.object({ first: bilingual(), second: bilingual() }) }),
])
