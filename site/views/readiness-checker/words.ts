import type { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { answered, auditCall, related, signed } from '../../content/schemas/page-parts.ts'
import { checkerWords } from './checker-words.ts'

/** The words of the checker and around it (`content/pages/readiness-checker.yaml`). */
export const readinessCheckerWords = pageWords({
  ...signed,
  ...bilinguals('heading', 'lead', 'withoutScript'),
  ...checkerWords,
  method: answered.extend({ label: bilingual() }),
  related,
  call: auditCall,
})

export type ReadinessCheckerWords = InLanguage<z.infer<typeof readinessCheckerWords>>
