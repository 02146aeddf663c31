import { z } from 'astro/zod'
import { scorecard } from '#audit/judge/scorecard.ts'
import { bilingual, type InLanguage } from '../bilingual.ts'
import { slug } from './parts.ts'

/** What may change, in the order in which it is shown. */
export const changeKinds = ['rubric', 'statistics', 'crawlers'] as const

/** What a change of the rubric may do to a visitor's score. */
export const scoreEffects = ['added', 'removed', 'fewer', 'stricter', 'none'] as const

const change = z
  .strictObject({
    /** Its anchor on the page of changes, and its name in feeds: it never changes. */
    id: slug,
    kind: z.enum(changeKinds),
    date: z.iso.date("Write the day in quotes, as '2026-11-22'."),
    /** The version of the rubric that it made. */
    version: z.string().optional(),
    /** What that version changes for a visitor, with all that changed until the next one: a sentence. */
    summary: bilingual().optional(),
    title: bilingual(),
    /** What it does to a visitor's score, in a word and a sentence: shown before the text is unfolded. */
    effect: z.strictObject({ score: z.enum(scoreEffects), text: bilingual() }).optional(),
    /** What is published now and, where it takes the place of something, what stood there: a word or a figure. */
    correction: z
      .strictObject({
        before: bilingual().optional(),
        after: bilingual(),
      })
      .optional(),
    text: bilingual(),
  })
  .refine(({ kind, correction }) => (kind === 'rubric') === (correction === undefined), {
    path: ['correction'],
    error: 'A change of the rubric has its effect on a score, every other one a correction.',
  })
  .refine(({ kind, version }) => kind === 'rubric' || version === undefined, {
    path: ['version'],
    error: 'Only the rubric has versions.',
  })
  .refine(({ version, summary }) => (version === undefined) === (summary === undefined), {
    path: ['summary'],
    error: 'A version of the rubric has a summary, and nothing else does.',
  })

/** What changed in the rubric, the figures and the crawlers (`content/changes.yaml`), newest first. */
export const changeLog = z.strictObject({
  entries: z
    .array(change)
    .min(1)
    .refine(entries => entries.every(({ date }, index) => date <= (entries[index - 1]?.date ?? date)), {
      error: 'The newest change comes first.',
    })
    .refine(entries => new Set(entries.map(({ id }) => id)).size === entries.length, {
      error: 'Two changes have the same id, which is an address.',
    })
    .refine(entries => entries.find(({ version }) => version)?.version === scorecard.version, {
      error: `The newest version must be ${scorecard.version}, that of audit/judge/scorecard.ts: say what it changes.`,
    }),
})

export type Change = InLanguage<z.infer<typeof change>>
