import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { answered, auditCall, related, signed } from '../../content/schemas/page-parts.ts'
import { shortAnswer } from '../../content/short-answer.ts'
import { calculatorWords } from './calculator/words.ts'

export const roiCalculatorWords = pageWords({
  ...signed,
  ...bilinguals('heading', 'lead', 'withoutScript'),
  ...calculatorWords,
  /** The starting values as a picture; {visits}, {more}, {sales}… stand for what they amount to. */
  visits: texts(['label', 'heading', 'turnover', 'margin', 'cost', 'alternative', 'caption']),
  formula: z.strictObject({
    label: bilingual(),
    heading: bilingual(),
    answer: shortAnswer(),
    symbols: bilingual(),
    /** Each with the result that it gives, which the example then shows. */
    lines: z
      .array(
        z.strictObject({
          name: bilingual(),
          text: z.string(),
          of: z.enum(['monthlyGain', 'net', 'return', 'breakEven']),
        }),
      )
      .min(1),
  }),
  assumptions: z.strictObject({
    label: bilingual(),
    heading: bilingual(),
    items: z.array(bilingual()).min(1),
  }),
  context: answered.omit({ body: true }).extend({ label: bilingual() }),
  related,
  call: auditCall,
})

export type RoiCalculatorWords = InLanguage<z.infer<typeof roiCalculatorWords>>
