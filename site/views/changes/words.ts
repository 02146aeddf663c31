import { z } from 'astro/zod'
import { bilingual, bilinguals, counted, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { changeKinds, scoreEffects } from '../../content/schemas/change.ts'
import { auditCall, related, signed } from '../../content/schemas/page-parts.ts'

/** The words around the changes (`content/pages/changes.yaml`); each change is an entry of `content/changes.yaml`. */
export const changesWords = pageWords({
  ...signed,
  heading: bilingual(),
  lead: bilingual(),
  /** What the log is for, to be highlighted. */
  promise: bilingual(),
  /** Before the day of the version in use. */
  since: bilingual(),
  /** Unfolds the `{count}` changes of a version that move no points. */
  others: z.strictObject(bilinguals('name')),
  effects: z.record(z.enum(scoreEffects), bilingual()),
  /** The `{count}` versions of the opening days, in one row: those up to `last`. */
  opening: z.strictObject({ last: z.string(), summary: bilingual() }),
  /** Of the faults that the audit announced on sites it had never read, how many were there. */
  precision: z.strictObject({
    /** `{share}` of the newest lot, on `{sites}`. */
    title: bilingual(),
    /** The `{count}` measurements of the versions before, folded. */
    earlier: z.strictObject({
      name: counted,
      alternative: bilingual(),
      /** `{right}`, `{judged}`. */
      detail: bilingual(),
      rows: z
        .array(
          z.strictObject({
            /** The version of the rubric that was judged, and on what. */
            rubric: z.string(),
            name: bilingual(),
            /** Whether its share cannot be compared with the others. */
            isApart: z.boolean().optional(),
            right: z.number(),
            judged: z.number(),
          }),
        )
        .min(2),
    }),
    /** Folded under the drawing: `{needed}` is the share from which a check has points. */
    reading: z.strictObject(bilinguals('name', 'text')),
  }),
  kinds: z.record(z.enum(changeKinds), z.strictObject(bilinguals('label', 'heading'))),
  related,
  /** The way to the feed. */
  call: auditCall,
})

export type ChangesWords = InLanguage<z.infer<typeof changesWords>>
