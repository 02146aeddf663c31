import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../content/bilingual.ts'
import { confidence, difficulty } from '../content/schemas/parts.ts'
import { sourceTypes } from '../content/schemas/source.ts'

export const blockLabels = z.strictObject({
  definition: z.strictObject({
    copy: bilingual(),
    copied: z.strictObject({ title: bilingual(), text: bilingual() }),
  }),
  updated: bilingual(),
  reviewed: bilingual(),
  /** Unfolds, on a phone, what follows an answer. */
  detail: bilingual(),
  author: z.strictObject(bilinguals('label', 'more')),
  confidence: z.record(confidence, bilingual()),
  levels: z.record(difficulty, bilingual()),
  sources: z.strictObject({
    ...bilinguals('label', 'heading', 'all', 'limit', 'quoted', 'to-reopen'),
    /** `{date}` is the day on which it was last read. */
    checked: bilingual(),
    undated: bilingual(),
    back: bilingual(),
    types: z.record(z.enum(sourceTypes), bilingual()),
  }),
  /** `{high}`, `{moderate}`, `{estimated}` and `{points}` come from the rubric (`site/content/rubric.ts`). */
  rubric: z.strictObject({
    weights: bilingual(),
    /** Of what is advised, but gives no points. */
    advised: bilingual(),
  }),
  related: z.strictObject({ label: bilingual(), heading: bilingual() }),
  video: texts(['play', 'chapters', 'transcript', 'show', 'hide']),
  contents: bilingual(),
})

export type BlockLabels = InLanguage<z.infer<typeof blockLabels>>
