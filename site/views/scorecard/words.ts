import { z } from 'astro/zod'
import { bilingual, bilinguals, counted, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { auditCall } from '../../content/schemas/page-parts.ts'
import { slug } from '../../content/schemas/parts.ts'

/** The words of the published rubric (`content/pages/scorecard.yaml`). Its checks are read from `audit/judge/scorecard.ts`. */
export const scorecardWords = pageWords({
  heading: bilingual(),
  /** `{checks}` and `{points}` come from the scorecard. */
  lead: bilingual(),
  version: bilingual(),
  reading: z.strictObject({
    label: bilingual(),
    heading: bilingual(),
    items: z.array(z.strictObject({ name: bilingual(), text: bilingual() })).min(1),
    method: bilingual(),
  }),
  /** Under the ruler of all pillars. */
  weights: bilingual(),
  /** Which checks are shown. */
  filter: texts(['legend', 'all', 'scored', 'unscored']),
  pillar: bilingual(),
  /** The heads of the pillars that give points, and of those that give none. */
  scored: z.strictObject(bilinguals('label', 'heading')),
  unscored: z.strictObject(bilinguals('label', 'heading')),
  checks: z.strictObject({
    points: counted,
    unscored: bilingual(),
    unscoredCount: counted,
    scopes: z.strictObject({ page: bilingual(), site: bilingual() }),
    ...bilinguals('counted', 'why', 'pass', 'noAdvice'),
    /** What a check counts, where its name does not say it. */
    counts: z.record(slug, bilingual()),
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
    /** How often a check is made, and how much a page counts. */
    text: bilingual(),
    /** What its discs mean. */
    legend: bilingual(),
    /** What is folded under a kind of page: `{count}`. */
    spared: counted,
  }),
  /** Of today's `{version}`, made on `{date}`: its changes are those of `content/changes.yaml`. */
  changelog: z.strictObject({ label: bilingual(), heading: bilingual(), all: bilingual() }),
  call: auditCall,
})

export type ScorecardWords = InLanguage<z.infer<typeof scorecardWords>>
