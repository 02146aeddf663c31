import { z } from 'astro/zod'
import { retention } from '#contracts/retention.ts'
import { bilingual } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { related } from '../../content/schemas/page-parts.ts'
import { slug } from '../../content/schemas/parts.ts'

export const explained = z.strictObject({ heading: bilingual(), text: bilingual() })

/** Where to write about the page: its last word. */
export const mailCall = z.strictObject({
  heading: bilingual(),
  text: z.array(bilingual()),
  mailbox: bilingual(),
})

/** The words of a legal or policy page: the shared ones, and its own. */
export function policyWords<Shape extends z.ZodRawShape>(shape: Shape) {
  return pageWords({
    heading: bilingual(),
    lead: bilingual(),
    related,
    ...shape,
  })
}

/** A part of the page with an anchor: sentences, and the points they list. */
export const clause = z.strictObject({
  id: slug,
  heading: bilingual(),
  points: z.array(bilingual()).optional(),
  body: z.array(bilingual()).optional(),
})

/** One that is summed up first. */
export const summed = clause.extend({ short: bilingual() })

export const namedRows = z.array(z.strictObject({ name: bilingual(), value: bilingual() }))

// TypeScript gives the keys of any object as strings.
const keptNames = [
  ...(Object.keys(retention) as readonly (keyof typeof retention)[]),
  'consent',
  'day',
] as const

/** What is drawn of a period: how long things are kept (`contracts/retention.ts`), a choice of consent, or a day. */
const kept = z.array(z.enum(keptNames)).min(1).optional()

/** What is drawn of a period, or of one that begins with the end of a contract. */
export const drawnPeriod = { kept, yearsAfterContract: z.number().positive().optional() }
