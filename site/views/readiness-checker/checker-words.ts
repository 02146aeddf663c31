import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'
import { pageId, slug } from '../../content/schemas/parts.ts'

const answerIds = ['met', 'unsure', 'unmet'] as const

const step = z.strictObject({ title: bilingual(), text: bilingual() })

/** The words of the checker itself (`content/pages/readiness-checker.yaml`). */
export const checkerWords = {
  answers: z
    .array(
      z.strictObject({
        id: z.enum(answerIds),
        /** 0 for a task that is done; the highest comes first among the steps. */
        urgency: z.number(),
        label: bilingual(),
      }),
    )
    .length(answerIds.length),
  form: z.strictObject({
    heading: bilingual(),
    progress: bilingual(),
    submit: bilingual(),
    again: bilingual(),
    missing: bilingual(),
    missingOne: bilingual(),
  }),
  result: z.strictObject({
    heading: bilingual(),
    text: bilingual(),
    ready: bilingual(),
    more: bilingual(),
    print: bilingual(),
    all: bilingual(),
  }),
  /** In the order of importance. */
  questions: z
    .array(
      z.strictObject({
        id: slug,
        question: bilingual(),
        help: bilingual(),
        /** The page that says how to take its steps. */
        page: pageId,
        steps: z.strictObject({ unmet: step, unsure: step, met: step }),
      }),
    )
    .length(12),
}

const checker = z.strictObject(checkerWords)

export type CheckerWords = InLanguage<z.infer<typeof checker>>
