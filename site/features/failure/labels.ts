import type { z } from 'astro/zod'
import { type InLanguage, texts } from '../../content/bilingual.ts'

/** The words shown instead of an island that failed to render (`content/labels/failure.yaml`). */
export const failureLabels = texts(['heading', 'text', 'retry', 'home'])

export type FailureWords = InLanguage<z.infer<typeof failureLabels>>
