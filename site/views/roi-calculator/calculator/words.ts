import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../../content/bilingual.ts'
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
  label: bilingual(),
  hint: bilingual(),
  unit: bilingual(),
})

/** The words of the calculator itself (`content/pages/roi-calculator.yaml`). */
export const calculatorWords = {
  form: z.strictObject({
    heading: bilingual(),
    slider: bilingual(),
    reset: bilingual(),
    copy: bilingual(),
    copied: bilingual(),
  }),
  inputs: z.array(input).length(inputIds.length),
  errors: z.strictObject({
    empty: bilingual(),
    malformed: bilingual(),
    below: bilingual(),
    above: bilingual(),
    prefix: bilingual(),
    one: bilingual(),
    many: bilingual(),
  }),
  result: z.strictObject({
    heading: bilingual(),
    positive: bilingual(),
    negative: bilingual(),
    even: bilingual(),
    return: bilingual(),
    noCost: bilingual(),
    breakEven: bilingual(),
    breakEvenImpossible: bilingual(),
    written: bilingual(),
    /** What is left, in sight on a narrow page while the numbers are changed. */
    live: bilingual(),
    illustrative: bilingual(),
  }),
  ruler: z.strictObject({ growth: bilingual(), breakEven: bilingual() }),
  sensitivity: z.strictObject({
    heading: bilingual(),
    text: bilingual(),
    columns: z.strictObject({
      case: bilingual(),
      growth: bilingual(),
      gain: bilingual(),
      net: bilingual(),
      return: bilingual(),
    }),
    rows: z.array(z.strictObject({ factor: z.number(), name: bilingual() })).min(1),
  }),
}

const calculator = z.strictObject(calculatorWords)

export type CalculatorWords = InLanguage<z.infer<typeof calculator>>

export type InputWords = CalculatorWords['inputs'][number]
