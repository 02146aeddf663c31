import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { auditCall } from '../../content/schemas/page-parts.ts'

/** The words of the published rubric (`content/pages/scorecard.yaml`). Its checks are read from `audit/judge/scorecard.ts`. */
export const scorecardWords = pageWords({
  heading: bilingual(),
  /** `{version}`, `{checks}` and `{points}` come from the scorecard. */
  lead: bilingual(),
  version: bilingual(),
  contents: bilingual(),
  reading: z.strictObject({
    items: z.array(bilingual()).min(1),
    method: bilingual(),
  }),
  /** The caption of the ruler of all pillars; `{points}` comes from the scorecard. */
  weights: bilingual(),
  pillar: bilingual(),
  checks: z.strictObject({
    points: z.strictObject({ one: bilingual(), many: bilingual() }),
    unscored: bilingual(),
    scopes: z.strictObject({ page: bilingual(), site: bilingual() }),
    why: bilingual(),
    pass: bilingual(),
    noAdvice: bilingual(),
    sources: bilingual(),
  }),
  /** `{why}` and `{checks}` come from `audit/checks/profiles.ts`. */
  profiles: z.strictObject({ label: bilingual(), heading: bilingual(), text: bilingual() }),
  /** The versions are those of `content/changes.yaml`. */
  changelog: z.strictObject({ label: bilingual(), heading: bilingual(), all: bilingual() }),
  call: auditCall,
})

export type ScorecardWords = InLanguage<z.infer<typeof scorecardWords>>
