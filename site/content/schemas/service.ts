import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../bilingual.ts'
import { pageId, slug } from './parts.ts'

/** A service of the agency (`content/services/`). */
export const service = z.strictObject({
  order: z.number(),
  name: bilingual(),
  /** One sentence, for lists. */
  short: bilingual(),
  /** Whom it is for. */
  audience: bilingual(),
  included: z.array(bilingual()).min(1),
  ...bilinguals('excluded', 'deliverable', 'duration'),
  /** In weeks from its beginning. */
  weeks: z.strictObject({
    /** Absent where the work goes on. */
    end: z.number().nonnegative().optional(),
    received: z.array(z.number().nonnegative()).min(1),
  }),
  price: z.strictObject({
    amount: z.number().optional(),
    currency: z.literal('EUR').optional(),
    text: bilingual(),
  }),
  /** The value of this service in the forms. */
  formValue: z.strictObject({ fr: slug, en: slug }),
  /** The page that says more of it. */
  page: pageId,
})

export type Service = InLanguage<z.infer<typeof service>>
