import { z } from 'astro/zod'
import { bilingual, bilinguals, counted, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { auditCall, code, signed } from '../../content/schemas/page-parts.ts'

/**
 * What the page of a check shows besides what the rubric says (`content/checks/<id>.yaml`). The build refuses
 * a check without it, and `check-commands.test.ts` runs each command on both examples.
 */
export const checkExample = z.strictObject({
  /** Where the name that the rubric gives is longer than a title may be. */
  title: bilingual().optional(),
  /** Why it has its points, and not more; `{precision}` says of one without points how its faults were judged. */
  reason: bilingual(),
  /** What one of its sources says of this very thing, to the letter in English, with a link. */
  quote: bilingual().optional(),
  /** What a server answers at `at`: a body, or a whole answer from its status line. */
  passes: code,
  fails: code,
  at: code.default('/'),
  /** The measurement, to be repeated by anyone on `https://example.com`. */
  command: code,
  prints: z.strictObject({ passing: code, failing: code }),
})

export type CheckExample = InLanguage<z.infer<typeof checkExample>>

/** What all pages of checks say (`content/pages/check.yaml`). */
export const checkWords = pageWords({
  ...signed,
  /** Under what the check is worth; `{total}`, `{version}`, `{id}` and `{pillar}` come from the rubric. */
  place: bilingual(),
  unscoredPlace: bilingual(),
  /**
   * How often its faults were true, or that too few were judged to know: `{right}`, `{judged}`, `{needed}`, `{day}`, and
   * `{share}`, how many of 100 have to be true for points.
   */
  precision: z.strictObject({
    known: texts(['heading', 'text']),
    unknown: z.strictObject({ heading: counted, ...bilinguals('scored', 'unscored') }),
    /** Beside the share that gives points. */
    mark: bilingual(),
    /** What each look of a verdict means: `{count}`. */
    key: z.strictObject({ right: counted, wrong: counted, unjudged: counted }),
  }),
  /** `unscored` is the heading where a check has no points. */
  reason: texts(['label', 'heading', 'unscored']),
  examples: texts(['heading', 'passes', 'fails', 'mend']),
  command: z.strictObject({
    ...bilinguals('label', 'heading', 'text', 'name', 'passing', 'failing', 'nothing', 'limit', 'copy'),
    /** In place of both outputs, where they are the examples themselves. */
    same: bilingual(),
    copied: z.strictObject({ title: bilingual(), text: bilingual() }),
  }),
  sources: z.strictObject({ heading: bilingual() }),
  /** `judged` counts in a pillar without points: `{needed}`. */
  others: texts(['label', 'heading', 'unit', 'judged', 'neighbours', 'previous', 'next', 'all', 'rubric']),
  call: auditCall,
})

export type CheckWords = InLanguage<z.infer<typeof checkWords>>
