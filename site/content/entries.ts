import { z } from 'astro/zod'
import { bilingual } from './bilingual.ts'

/** Who speaks: everything a new owner of the site changes (`content/agency.yaml`). */
export const agency = z.strictObject({
  name: z.string(),
  /** The domain alone, without `https://`. */
  domain: z.string(),
  /** Identifies the site among others in the audience figures. */
  siteId: z.string(),
  description: bilingual(),
  mailboxes: z.strictObject({ contact: z.email(), audit: z.email(), press: z.email() }),
  phones: z.array(z.string()).min(1),
  office: z.strictObject({ city: z.string(), country: bilingual() }),
  hours: z.array(z.strictObject({ days: bilingual(), hours: bilingual() })),
})

const sourceTypes = [
  'study',
  'benchmark',
  'guidelines',
  'documentation',
  'internal',
  'research',
  'article',
  'book',
  'website',
  'report',
] as const

/** A work that pages cite: one file per source, named by the slug that texts call it by. */
export const source = z.strictObject({
  /** In the language of the work; in both for a work of ours. */
  title: z.union([z.string(), bilingual()]),
  /** The language in which the work is written. */
  language: z.enum(['fr', 'en']),
  author: z.union([z.string(), bilingual()]),
  publisher: z.union([z.string(), bilingual()]),
  /** When it was published, as precisely as is known; absent for what is rewritten all the time. */
  date: z
    .string("Write the date in quotes, as '2024', '2024-08' or '2024-08-25'.")
    .regex(/^\d{4}(-\d{2}){0,2}$/u, "Write the date as '2024', '2024-08' or '2024-08-25'.")
    .optional(),
  type: z.enum(sourceTypes),
  url: z.url().optional(),
  doi: z.string().optional(),
  /** For a work of ours: the page, and the place on it, that show it. */
  page: z.string().optional(),
  anchor: z.string().optional(),
  /** `read`: we have read the work. `quoted`: we have read it where others quote it. */
  verified: z.enum(['read', 'quoted', 'to-reopen', 'own']),
  verifiedNote: bilingual().optional(),
  /** In which language's list of sources it has its place. */
  listedIn: z.strictObject({ fr: z.boolean(), en: z.boolean() }),
  /** What was measured, and on what. */
  measured: bilingual().optional(),
  /** The result, as it may be quoted. */
  figure: bilingual(),
  /** What it does not show. */
  limit: bilingual(),
  /** What we draw from it. */
  use: bilingual().optional(),
})
