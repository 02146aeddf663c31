import { z } from 'astro/zod'
import { bilingual, bilinguals, counted, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { auditCall } from '../../content/schemas/page-parts.ts'

/** The words of the published rubric (`content/pages/scorecard.yaml`). Its checks are read from `audit/judge/scorecard.ts`. */
export const scorecardWords = pageWords({
  heading: bilingual(),
  /** `{version}`, `{checks}` and `{points}` come from the scorecard. */
  lead: bilingual(),
  version: bilingual(),
  reading: z.strictObject({
    label: bilingual(),
    heading: bilingual(),
    items: z.array(bilingual()).min(1),
    method: bilingual(),
  }),
  /** The caption of the ruler of all pillars; `{points}` comes from the scorecard. */
  weights: bilingual(),
  /** Which checks are shown. */
  filter: texts(['legend', 'all', 'scored', 'unscored']),
  pillar: bilingual(),
  /** The head of the pillars that give none. */
  unscored: z.strictObject(bilinguals('label', 'heading')),
  checks: z.strictObject({
    points: counted,
    unscored: bilingual(),
    unscoredCount: counted,
    scopes: z.strictObject({ page: bilingual(), site: bilingual() }),
    ...bilinguals('why', 'pass', 'noAdvice'),
    /** How often its faults were found true. */
    precision: bilingual(),
    sources: bilingual(),
    /** Before the link to its own page. */
    more: bilingual(),
  }),
  /** The profiles are those of `audit/checks/profiles.ts`. */
  profiles: z.strictObject({
    label: bilingual(),
    heading: bilingual(),
    /** The head of the checks, and what a cell says: whether the check is made on that kind of page. */
    ...bilinguals('check', 'asked', 'spared'),
    legend: bilingual(),
  }),
  /** The versions are those of `content/changes.yaml`. */
  changelog: z.strictObject({ label: bilingual(), heading: bilingual(), all: bilingual() }),
  call: auditCall,
})

export type ScorecardWords = InLanguage<z.infer<typeof scorecardWords>>
