import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { auditCall, related, signed } from '../../content/schemas/page-parts.ts'
import { slug } from '../../content/schemas/parts.ts'
import { shortAnswer } from '../../content/short-answer.ts'

/** What was measured, on what or how much, and the result. */
const threeCells = z.array(bilingual()).length(3)

const points = z.array(z.strictObject({ name: bilingual(), text: bilingual() })).min(1)
const statistic = z.strictObject({ value: bilingual(), statement: bilingual(), scope: bilingual() })

/** The words of the page about what the score is worth (`content/pages/score-worth.yaml`), its figures included. */
export const scoreWorthWords = pageWords({
  ...signed,
  heading: bilingual(),
  lead: bilingual(),
  statistic,
  /** What the table of a drawing is folded under. */
  inTable: bilingual(),
  sections: z
    .array(
      z.strictObject({
        id: slug,
        label: bilingual(),
        heading: bilingual(),
        answer: shortAnswer(),
        /** The result that the answer gives, to be seen from afar. */
        figure: statistic.optional(),
        table: z.strictObject({ columns: threeCells, rows: z.array(threeCells).min(2) }).optional(),
        /** The rows of the table drawn over one ruler: each has a share, and an interval from the lower bound. */
        chart: z
          .strictObject({
            alternative: bilingual(),
            caption: bilingual(),
            /** The line that they are compared with, in percent, and its name. */
            reference: z.strictObject({ at: z.number(), name: bilingual() }),
            /** The name of the row that the others are compared with, where there is one. */
            subject: bilingual().optional(),
          })
          .optional(),
        commands: z.strictObject({ name: bilingual(), lines: z.string() }).optional(),
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
