import { z } from 'astro/zod'
import { bilingual } from './bilingual.ts'
import { day } from './schemas/parts.ts'

/** The words of a page that is listed: what every page has, and its own. */
export function pageWords<Shape extends z.ZodRawShape>(shape: Shape) {
  /** `updated` is the day of the last change of meaning; a corrected comma does not count. */
  return unlistedWords({ updated: day, ...shape })
}

/** The words of a page that no list and no search engine has: a report, the 404 page. */
export function unlistedWords<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({
    /** At most 60 characters, the subject first. */
    title: bilingual(),
    /** 140 to 155 characters: a full sentence with the answer. */
    description: bilingual(),
    ...shape,
  })
}

const opening = { title: bilingual(), description: bilingual(), updated: day }

/** The words that every page has; all others are in the schema of the page. */
export const pageSummary = z.union([
  z.object({ ...opening, heading: bilingual() }),
  // The home page is titled in two lines, the second highlighted.
  z.object({ ...opening, hero: z.object({ first: bilingual(), second: bilingual() }) }),
])
