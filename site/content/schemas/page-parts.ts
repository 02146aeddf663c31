import { z } from 'astro/zod'
import { bilingual, bilinguals } from '../bilingual.ts'
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

/** Where to go next, and what each page adds. */
export const related = z.array(z.strictObject({ page: pageId, text: bilingual() })).min(1)

/** The end of the page, which leads to the free audit. */
export const auditCall = z.strictObject({ heading: bilingual(), text: bilingual(), action: bilingual() })

/** The end of the page, which leads to the contact page. */
export const callToWrite = auditCall

const percent = z.number().min(0).max(100)

/** Shares out of a hundred. */
export const shareChart = z.strictObject({
  caption: bilingual(),
  /** « {value} sur 100 ». */
  written: bilingual(),
  /** Of how many the values are counts; they are shares of a hundred where it is left out. */
  of: z.number().int().max(100).optional(),
  rows: z
    .array(
      z.strictObject({
        name: bilingual(),
        value: percent,
        /** The bounds of its interval. */
        low: percent.optional(),
        high: percent.optional(),
      }),
    )
    .min(2),
  /** What every share is compared with, as chance, and how it and the intervals are drawn. */
  reference: z.strictObject({ value: percent, legend: bilingual() }).optional(),
})
