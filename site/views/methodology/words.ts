import { z } from 'astro/zod'
import { gateIds, pillarIds, type Verdict } from '#contracts/audit-report.ts'
import { bilingual, counted, type InLanguage, texts } from '../../content/bilingual.ts'
import { pageWords } from '../../content/page-words.ts'
import { auditCall, related, signed, titled } from '../../content/schemas/page-parts.ts'
import { confidence as confidenceLevel, slug } from '../../content/schemas/parts.ts'
import { shortAnswer } from '../../content/short-answer.ts'

/** From all points of a check to none, then those that leave them out. */
export const verdicts = [
  'passed',
  'room-to-grow',
  'partial',
  'failed',
  'nothing-to-judge',
  'not-applicable',
  'could-not-tell',
] as const satisfies readonly Verdict[]

const items = { items: z.array(bilingual()).min(1) }
const block = z.strictObject({ heading: bilingual(), ...items })

/** The words of the method (`content/pages/methodology.yaml`), in the order of the page. */
export const methodologyWords = pageWords({
  ...signed,
  heading: bilingual(),
  lead: bilingual(),
  phases: z.strictObject({
    ...titled,
    labels: texts(['input', 'work', 'deliverable', 'measure']),
    /** The drawing: the phases along a ruler of weeks. `{week}` is the number of the first. */
    timeline: z.strictObject({ alternative: bilingual(), caption: bilingual(), week: bilingual() }),
    items: z
      .array(
        z.strictObject({
          id: slug,
          title: bilingual(),
          weeks: bilingual(),
          /** The number of its last week; the last phase has none. */
          ends: z.int().optional(),
          /** The deliverable, in a few words. */
          received: bilingual(),
          summary: bilingual(),
          input: bilingual(),
          work: z.array(bilingual()).min(1),
          deliverable: bilingual(),
          measure: bilingual(),
        }),
      )
      .length(4),
  }),
  metrics: z.strictObject({
    ...titled,
    answer: shortAnswer(),
    /** The drawing: made-up readings of the same questions, as intervals along one ruler. */
    scene: z.strictObject({
      alternative: bilingual(),
      caption: bilingual(),
      readings: z.array(z.strictObject({ name: bilingual(), cited: z.number(), answers: z.number() })).min(2),
      /** The caption of the table under the drawing. */
      table: bilingual(),
      columns: texts(['reading', 'cited', 'share', 'interval']),
      count: bilingual(),
      range: bilingual(),
    }),
    items: z.array(z.strictObject({ name: bilingual(), formula: bilingual(), example: bilingual() })).min(1),
  }),
  /** How a site is scored. The rubric itself is read from `audit/judge/scorecard.ts`. */
  rubric: z.strictObject({
    ...titled,
    answer: shortAnswer(),
    /** After each sum of points, what it goes to. */
    support: texts(['high', 'moderate', 'estimated', 'none']),
  }),
  gates: z.strictObject({
    ...titled,
    text: bilingual(),
    /** After the gates: what a closed one does to the score. */
    cap: bilingual(),
    items: z
      .array(z.strictObject({ id: z.enum(gateIds), question: bilingual(), text: bilingual() }))
      .length(gateIds.length),
  }),
  pillars: z.strictObject({
    ...titled,
    text: bilingual(),
    /** The reason for the weight of each pillar. */
    reasons: z.record(z.enum(pillarIds), bilingual()),
    /** Under the ruler of all points. */
    ruler: bilingual(),
    unscored: bilingual(),
    points: counted,
    checks: counted,
  }),
  /** The part that the next three are blocks of. */
  score: z.strictObject(titled),
  /** What each verdict does to the points of a check, then how they add up. */
  arithmetic: block.extend({ verdicts: texts(verdicts) }),
  confidence: z.strictObject({
    heading: bilingual(),
    text: bilingual(),
    levels: z.record(confidenceLevel, z.strictObject({ name: bilingual(), text: bilingual() })),
  }),
  limits: block,
  refusals: z.strictObject({ ...titled, ...items }),
  related,
  call: auditCall,
})

export type MethodologyWords = InLanguage<z.infer<typeof methodologyWords>>
