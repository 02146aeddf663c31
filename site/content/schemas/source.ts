import { z } from 'astro/zod'
import { type WorkName, works } from '#audit/judge/scorecard.ts'
import { englishTypography, frenchTypography } from '#language/typography.ts'
import { bilingual, type InLanguage } from '../bilingual.ts'
import { day, listedIn, pageId, slug } from './parts.ts'

export const sourceTypes = [
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

/** `read`: we have read the work. `quoted`: we have read it where others quote it. */
export const verifications = ['read', 'own', 'quoted', 'to-reopen'] as const

/** What who publishes or pays for a work sells: a tool, or services. */
export const interests = ['vendor', 'agency'] as const

const work = z.string().refine((name): name is WorkName => name in works, {
  error: ({ input }) =>
    `There is no work "${input}" in audit/checks/works.ts: add it, or write a title and url.`,
})

const written = z.strictObject({
  /** A work on which checks of the audit rest too: its title and url are those of `audit/checks/works.ts`. */
  work: work.optional(),
  /** In the language of the work; in both for a work of ours. */
  title: z.union([z.string(), bilingual()]).optional(),
  /** The language in which the work is written; a work of ours is in both. */
  language: z.union([z.enum(['fr', 'en']), z.strictObject({ fr: z.literal('fr'), en: z.literal('en') })]),
  author: z.union([z.string(), bilingual()]),
  publisher: z.union([z.string(), bilingual()]),
  /** The date of publication, as precise as is known; absent for works that are continually rewritten. */
  date: day.optional(),
  type: z.enum(sourceTypes),
  /** What its author, or who pays for it, sells in this field; left out where that is nothing, or the author’s name says it. */
  interest: z.enum(interests).optional(),
  url: z.url().optional(),
  doi: z.string().optional(),
  /** For a work of ours: the page, and the place on it, that show it. */
  page: pageId.optional(),
  anchor: slug.optional(),
  verified: z.enum(verifications),
  verifiedNote: bilingual().optional(),
  /** The day on which we last read a work that is continually rewritten. */
  checked: day.optional(),
  listedIn,
  measured: bilingual().optional(),
  /** The result, as it may be quoted. */
  figure: bilingual(),
  /** What it does not show. */
  limit: bilingual(),
  /** What we draw from it. */
  use: bilingual().optional(),
})

/** A work that pages cite: one file per source, named by the slug that texts call it by. */
export const source = written.transform(({ work, ...entry }, context) => {
  const { title, url } = work ? works[work] : entry
  const isWrittenTwice = work !== undefined && (entry.title ?? entry.url) !== undefined
  if (title !== undefined && !isWrittenTwice)
    return { ...entry, title: typeset(title, entry.language), ...(url && { url }) }
  context.addIssue('Write either "work", a name of audit/checks/works.ts, or "title" with its "url".')
  return z.NEVER
})

/** A title in both languages has been typeset already. */
function typeset<Title>(title: Title, language: z.infer<typeof written>['language']) {
  if (typeof title !== 'string') return title
  return language === 'fr' ? frenchTypography(title) : englishTypography(title)
}

export type Source = InLanguage<z.infer<typeof source>>
