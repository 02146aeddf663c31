import { z } from 'astro/zod'
import { bilingual } from './bilingual.ts'
import { day } from './schemas/parts.ts'

/** The words of a page that is listed: what every page has, and its own. */
export function pageWords<Shape extends z.ZodRawShape>(shape: Shape) {
  /** `updated`: when it last changed in meaning, which a corrected comma does not. */
  return unlistedWords({ updated: day, ...shape })
}

/** The words of a page that no list and no search engine names: a report, what is not there. */
export function unlistedWords<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({
    /** At most 60 characters, the subject first. */
    title: bilingual(),
    /** 140 to 155 characters: a full sentence with the answer. */
    description: bilingual(),
    ...shape,
  })
}
