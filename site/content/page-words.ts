import { z } from 'astro/zod'
import { bilingual } from './bilingual.ts'

/** The words of a page: what every page has, and its own. */
export function pageWords<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({
    /** At most 60 characters, the subject first. */
    title: bilingual(),
    /** 140 to 155 characters: a full sentence with the answer. */
    description: bilingual(),
    ...shape,
  })
}
