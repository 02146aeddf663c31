import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { readings } from '../../content/recorded/shares.ts'
import {
  auditCall,
  intervalsWords,
  recordedRubric,
  recordedShare,
  related,
  signed,
} from '../../content/schemas/page-parts.ts'
import { slug } from '../../content/schemas/parts.ts'
import { shortAnswer } from '../../content/short-answer.ts'

const points = z.array(z.strictObject({ name: bilingual(), text: bilingual() })).min(1)

/** Shares of what the study of cited pages compares. */
const intervals = intervalsWords.extend({
  rows: z.array(recordedShare).min(2),
  /** What the rows are shares of, in turn: the name of each group, and how many of the rows it has. */
  groups: z.array(z.strictObject({ name: bilingual(), rows: z.number().int().positive() })).min(1),
})

/** The same of its rubrics. */
const rubrics = intervalsWords.pick({ columns: true, interval: true }).extend({
  /** Of their group in the drawing. */
  name: bilingual(),
  rows: z.array(recordedRubric).min(2),
  /** How the gain of the first row over another is written. */
  gain: bilingual(),
})

/** Lots of sites never read before, each with the share of what was right there; `{shares}` and `{start}` of its drawing in words. */
const lots = intervalsWords.extend({
  /** The newest first. */
  rounds: z.array(z.number().int()).min(2),
  /** `{sites}`; `{right}`, `{judged}`. */
  ...bilinguals('name', 'detail'),
  /** How many of them are drawn: the table has all. */
  drawn: z.number().int().positive(),
  /** Where the ruler starts, in percent. */
  start: z.number(),
})

const faultLots = lots.extend({ of: z.literal('faults') })
const authorLots = lots.extend({ of: z.literal('authors'), title: bilingual() })

/** What is read of labeled pages, and how it turned out. */
const reading = z.strictObject({
  columns: z.array(bilingual()).length(3),
  /** `{f1}`, `{precision}` and `{recall}`. */
  mainText: z.strictObject(bilinguals('name', 'written')),
  rows: z.array(z.strictObject({ name: bilingual(), groups: z.array(z.string()).min(1) })).min(1),
  readings: texts(readings),
})

/** The words of the page about what the score is worth (`content/pages/score-worth.yaml`), its figures included. */
export const scoreWorthWords = pageWords({
  ...signed,
  heading: bilingual(),
  lead: bilingual(),
  /** `{right}` of `{judged}` faults on `{sites}`; then under the first share that is compared with chance. */
  range: z.strictObject(bilinguals('faults', 'caption', 'scope')),
  /** Unfolds on a phone what limits the answer of the section `{label}`. */
  limits: bilingual(),
  sections: z
    .array(
      z.strictObject({
        id: slug,
        label: bilingual(),
        heading: bilingual(),
        answer: shortAnswer(),
        intervals: intervals.optional(),
        rubrics: rubrics.optional(),
        reading: reading.optional(),
        lots: z.discriminatedUnion('of', [faultLots, authorLots]).optional(),
        /** The faults that the answer names, as they are met with in a file: what stands before one, and what mends it. */
        examples: z
          .array(z.strictObject({ ...bilinguals('name', 'fault', 'fix'), before: z.string().optional() }))
          .optional(),
        /** `name` says where they are to be run. */
        commands: z.strictObject({ ...bilinguals('name'), lines: z.string() }).optional(),
        /** What limits the answer, and what else is known. */
        points,
        /** What only some will read, folded. */
        more: z.strictObject({ name: bilingual(), points }).optional(),
      }),
    )
    .min(1),
  related,
  call: auditCall,
})

export type ScoreWorthWords = InLanguage<z.infer<typeof scoreWorthWords>>
