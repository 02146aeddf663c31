import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { answered, auditCall, related, signed } from '../../content/schemas/page-parts.ts'
import { pageId, slug } from '../../content/schemas/parts.ts'

const answerIds = ['met', 'unsure', 'unmet'] as const

const step = z.strictObject({ title: bilingual(), text: bilingual() })

const checkerWords = {
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
  form: texts(['heading', 'progress', 'submit', 'again', 'missing', 'missingOne']),
  result: z.strictObject({
    ...bilinguals('heading', 'text', 'ready', 'more', 'print', 'all'),
    /** Before there are answers: some, with their steps. What is neither is met. */
    example: z.strictObject({
      unmet: z.array(slug),
      unsure: z.array(slug),
      ...bilinguals('heading', 'alternative', 'caption'),
    }),
  }),
  /** In the order of importance. */
  questions: z
    .array(
      z.strictObject({
        id: slug,
        /** The name of the group that it is the first of. */
        begins: bilingual().optional(),
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

export const readinessCheckerWords = pageWords({
  ...signed,
  ...bilinguals('heading', 'lead', 'withoutScript'),
  ...checkerWords,
  method: answered.extend({ label: bilingual() }),
  related,
  call: auditCall,
})

export type ReadinessCheckerWords = InLanguage<z.infer<typeof readinessCheckerWords>>
