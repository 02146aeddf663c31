import { existsSync } from 'node:fs'
import { z } from 'astro/zod'
import { routes, type WrittenPageId } from '../../routes.ts'

const dateSentence = "Write the date in quotes, as '2024', '2024-08' or '2024-08-25'."

/** A date as precise as is known: a year, a month or a day. */
export const day = z.string(dateSentence).regex(/^\d{4}(-\d{2}){0,2}$/u, dateSentence)

/** The name of another entry, without its folder and its ending. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/u,
    'Write the name of the entry as its file is named: small letters, figures and hyphens.',
  )

/** The name of an entry of a folder of `content/`, refused when there is no such file. */
export function nameIn(folder: string) {
  return slug.refine(name => existsSync(`content/${folder}/${name}.yaml`), {
    error: ({ input }) =>
      `There is no content/${folder}/${input}.yaml: write the name of a file of that folder, or remove this one.`,
  })
}

/** The id of a page, as `site/routes.ts` has it. */
export const pageId = z.enum(routes.map(route => route.id) as [WrittenPageId, ...WrittenPageId[]], {
  error: ({ input }) => `There is no page "${input}": write one of the ids of site/routes.ts.`,
})

/** In which language's list an entry has its place. */
export const listedIn = z.strictObject({ fr: z.boolean(), en: z.boolean() })

export const difficulty = z.enum(['beginner', 'intermediate', 'advanced'])

export const confidence = z.enum(['high', 'moderate', 'estimated', 'theoretical'])
