import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../bilingual.ts'
import { confidence, day, nameIn, pageId } from './parts.ts'

/** The topics by which published figures are shown, in the order in which they are read. */
export const publishedTopics = ['usage', 'clicks', 'accuracy', 'crawlers', 'evidence'] as const

/** A figure (`content/statistics/`), with what is needed to quote it without distorting it. */
export const statistic = z
  .strictObject({
    /** `claims` for figures that the agency displays. */
    topic: z.enum([...publishedTopics, 'claims']),
    /** Its place among the figures of its topic. */
    order: z.number(),
    /** The figure as it is read, with its unit; a few words where the result is not a number. */
    statistic: bilingual(),
    /** The same for machines. */
    value: z.number().optional(),
    unit: z.union([z.string(), bilingual()]).optional(),
    /** What its source gives for single engines, in percent; each has its page. */
    byEngine: z
      .array(z.strictObject({ page: pageId, name: z.string(), value: z.number().min(0).max(100) }))
      .min(2)
      .optional(),
    /** What its source gives for one engine, where the figure is another's: the page of that engine shows it instead. */
    forEngine: z
      .strictObject({
        page: pageId,
        statistic: bilingual(),
        value: z.number(),
        description: bilingual(),
      })
      .optional(),
    /** Whether it is of several engines together: the page of one of them does not show it as its own. */
    ofSeveralEngines: z.literal(true).optional(),
    /** What is measured, in a sentence. */
    description: bilingual(),
    /** On whom or on what, where and when. */
    scope: bilingual(),
    source: nameIn('sources').optional(),
    measurementTechnique: bilingual(),
    date: day.optional(),
    /** When we last checked it. */
    dateModified: day,
    confidence,
    /** True for a figure that the agency displays without a published source. */
    displayClaim: z.literal(true).optional(),
    /** What has been measured instead; required for a display claim. */
    note: bilingual().optional(),
    /** Figures that say the opposite. */
    contradicts: z.array(nameIn('statistics')).optional(),
  })
  .refine(({ source, displayClaim }) => displayClaim || source, {
    path: ['source'],
    error:
      'This figure has no source: add "source: …", the name of a file of content/sources, or, if the agency displays it without one, "displayClaim: true" and a note.',
  })
  .refine(({ source, displayClaim }) => !(displayClaim && source), {
    path: ['displayClaim'],
    error: 'A figure that has a source is no display claim: remove "displayClaim" or "source".',
  })
  .refine(({ source, date }) => !source || date, {
    path: ['date'],
    error: 'Say when the source was published: "date: \'2025-07-22\'".',
  })
  .refine(({ displayClaim, note }) => !displayClaim || note, {
    path: ['note'],
    error: 'A display claim needs a "note" that says what has been measured instead.',
  })
  .refine(({ displayClaim, confidence }) => !displayClaim || confidence === 'theoretical', {
    path: ['confidence'],
    error: 'The confidence of a display claim is "theoretical": nobody has measured it.',
  })

export type Statistic = InLanguage<z.infer<typeof statistic>>
