import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../content/bilingual.ts'

const described = { alternative: bilingual(), caption: bilingual() }

export const sceneWords = z.strictObject({
  read: z.strictObject({
    ...described,
    ...bilinguals('person', 'robot', 'title', 'hole'),
  }),
  answer: z.strictObject({
    ...described,
    ...bilinguals('first', 'last', 'question', 'cited', 'absent'),
  }),
  evidence: z.strictObject({
    ...described,
    figure: bilingual(),
    slips: z.array(z.strictObject({ name: bilingual(), text: bilingual() })).length(3),
  }),
  measurement: z.strictObject({
    ...described,
    ...bilinguals('round', 'count', 'together'),
  }),
  terms: z.strictObject({
    ...described,
    ...bilinguals('answer', 'question', 'ad'),
    slips: z.array(z.strictObject({ name: bilingual(), text: bilingual() })).length(6),
  }),
  passage: z.strictObject({
    ...described,
    ...bilinguals('page', 'title', 'answer', 'question', 'cited', 'site'),
  }),
  ad: z.strictObject({
    ...described,
    ...bilinguals('answer', 'question', 'source', 'label', 'ad', 'seen', 'advertiser'),
    cited: z.array(bilingual()).length(2),
  }),
  agent: z.strictObject({
    ...described,
    ...bilinguals('wants', 'page', 'title', 'hidden'),
    /** What the agent looks for, and what the page says of it in words. */
    rows: z.array(z.strictObject({ wanted: bilingual(), said: bilingual().nullable() })).length(4),
  }),
  record: z.strictObject({
    ...described,
    ...bilinguals('kept', 'fact'),
    readers: z.array(bilingual()).length(2),
    /** Two for each reader, in their order; what a machine receives of the fact is no language. */
    places: z
      .array(
        z.strictObject({ name: bilingual(), reader: z.literal([0, 1]), received: z.string().optional() }),
      )
      .length(4),
  }),
})

export type SceneWords = InLanguage<z.infer<typeof sceneWords>>
