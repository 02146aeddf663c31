import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'

/** The words shown instead of an island that failed to render (`content/labels/failure.yaml`). */
export const failureLabels = z.strictObject({
  heading: bilingual(),
  text: bilingual(),
  retry: bilingual(),
  home: bilingual(),
})

export type FailureWords = InLanguage<z.infer<typeof failureLabels>>
