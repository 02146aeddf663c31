import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'

/** What is said in place of an island that could not be drawn (`content/labels/failure.yaml`). */
export const failureLabels = z.strictObject({
  heading: bilingual(),
  text: bilingual(),
  retry: bilingual(),
  home: bilingual(),
})

export type FailureWords = InLanguage<z.infer<typeof failureLabels>>
