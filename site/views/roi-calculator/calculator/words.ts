import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../../content/bilingual.ts'
import { inputIds } from './roi.ts'

const input = z.strictObject({
  id: z.enum(inputIds),
  /** The letter that stands for it in the formula. */
  symbol: z.string().length(1),
  /** Its value in the worked example. */
  initial: z.number(),
  minimum: z.number(),
  maximum: z.number(),
  /** The end of the slider, where the field allows more than most visitors need. */
  slider: z.number().optional(),
  step: z.number(),
  ...bilinguals('label', 'hint', 'unit'),
})

export const calculatorWords = {
  form: texts(['heading', 'slider', 'more', 'reset', 'copy', 'copied']),
  inputs: z.array(input).length(inputIds.length),
  errors: texts(['empty', 'malformed', 'below', 'above', 'prefix', 'one', 'many']),
  result: z.strictObject({
    ...bilinguals('heading', 'positive', 'negative', 'even', 'return', 'noCost', 'breakEven'),
    ...bilinguals('breakEvenImpossible', 'written'),
    /** What is left, in sight on a narrow page while the numbers are changed. */
    live: bilingual(),
    /** What is left with the least and with the most growth of the table below. */
    range: bilingual(),
    illustrative: bilingual(),
  }),
  ruler: z.strictObject({ growth: bilingual(), breakEven: bilingual() }),
  sensitivity: z.strictObject({
    heading: bilingual(),
    text: bilingual(),
    columns: texts(['case', 'growth', 'gain', 'net', 'return']),
    rows: z.array(z.strictObject({ factor: z.number(), name: bilingual() })).min(1),
  }),
}

const calculator = z.strictObject(calculatorWords)

export type CalculatorWords = InLanguage<z.infer<typeof calculator>>

export type InputWords = CalculatorWords['inputs'][number]
