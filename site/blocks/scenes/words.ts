import { z } from 'astro/zod'
import { bilingual, bilinguals, type InLanguage } from '../../content/bilingual.ts'

const described = { alternative: bilingual(), caption: bilingual() }

/** The words of the drawings that several pages may show (`content/labels/scenes.yaml`). */
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
  identity: z.strictObject({
    ...described,
    name: bilingual(),
    other: bilingual(),
    records: z.array(bilingual()).length(5),
    left: bilingual(),
  }),
})

export type SceneWords = InLanguage<z.infer<typeof sceneWords>>
