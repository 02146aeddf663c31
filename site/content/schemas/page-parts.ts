import { z } from 'astro/zod'
import { bilingual, bilinguals } from '../bilingual.ts'
import { inPercent, pairsByMeasure, pairsByRubric } from '../recorded/shares.ts'
import { shortAnswer } from '../short-answer.ts'
import { day, nameIn, pageId } from './parts.ts'

/** Parts that the words of several pages share. */

/** A section of a page: the label beside it, and its heading. */
export const titled = bilinguals('label', 'heading')

export const signed = { lastReviewed: day, author: nameIn('authors') }

/** A question as a heading, an answer of 40 to 60 words that stands alone, then the detail. */
export const answered = z.strictObject({
  heading: bilingual(),
  answer: shortAnswer(),
  body: z.array(bilingual()),
})

/** Code or what a program prints: set as it is, in one form or in one for each language. */
export const code = z.union([z.string(), z.strictObject({ fr: z.string(), en: z.string() })])

export const question = z.strictObject({ question: bilingual(), answer: shortAnswer() })

/** Where to go next, and what each page adds. Not the free audit, to which the header and most ends lead already. */
export const related = z
  .array(
    z.strictObject({
      page: pageId.refine(page => page !== 'free-geo-audit', 'The page leads to the free audit already.'),
      text: bilingual(),
    }),
  )
  .min(1)

/** The end of the page, which leads to the free audit. */
export const auditCall = z.strictObject({ heading: bilingual(), text: bilingual(), action: bilingual() })

/** The end of the page, which leads to the contact page. */
export const callToWrite = auditCall

const percent = z.number().min(0).max(100)

/** A share as it was recorded: its name and its interval come with it. */
export const recordedShare = z
  .strictObject({ measure: z.string() })
  .transform(({ measure }) => inPercent(pairsByMeasure(measure)))

/** The same of the score of a rubric. */
export const recordedRubric = z.strictObject({ rubric: z.string() }).transform(({ rubric }) => {
  const { gain, ...share } = pairsByRubric(rubric)
  return { ...inPercent(share), gain: gain && inPercent(gain) }
})

/** Shares with their intervals, as a table. */
const intervalTable = z.strictObject({
  interval: bilingual(),
  columns: z.array(bilingual()).length(3),
  /** The line that they are compared with, in percent, and its name. */
  reference: z.strictObject({ at: z.number(), name: bilingual() }),
})

/** The same over one ruler, in words. */
export const intervalsWords = intervalTable.extend(bilinguals('alternative', 'caption', 'inTable'))

const counted = z.number().int().max(100)

/** A row may count among others than the rest of its chart does; those are named before it. */
const shareRow = z.strictObject({
  name: bilingual(),
  value: percent,
  of: counted.optional(),
  group: bilingual().optional(),
})

/** Shares out of a hundred. */
export const shareChart = z.strictObject({
  caption: bilingual(),
  /** « {value} sur {of} ». */
  written: bilingual(),
  /** Of how many the values are counts; they are shares of a hundred where it is left out. */
  of: counted.optional(),
  rows: z.array(z.union([shareRow, recordedShare])).min(1),
  /** Where each has an interval. */
  intervals: intervalTable.optional(),
})
