import { z } from 'astro/zod'
import { bilingual, type InLanguage } from '../../content/bilingual.ts'

const described = { alternative: bilingual(), caption: bilingual() }

/** The words of the drawings that several pages may show (`content/labels/scenes.yaml`). */
export const sceneWords = z.strictObject({
  read: z.strictObject({
    ...described,
    person: bilingual(),
    robot: bilingual(),
    title: bilingual(),
    hole: bilingual(),
  }),
  answer: z.strictObject({
    ...described,
    first: bilingual(),
    last: bilingual(),
    question: bilingual(),
    cited: bilingual(),
    absent: bilingual(),
  }),
  evidence: z.strictObject({
    ...described,
    figure: bilingual(),
    slips: z.array(z.strictObject({ name: bilingual(), text: bilingual() })).length(3),
  }),
  measurement: z.strictObject({
    ...described,
    round: bilingual(),
    count: bilingual(),
    together: bilingual(),
  }),
  terms: z.strictObject({
    ...described,
    answer: bilingual(),
    question: bilingual(),
    ad: bilingual(),
    slips: z.array(z.strictObject({ name: bilingual(), text: bilingual() })).length(6),
  }),
  passage: z.strictObject({
    ...described,
    page: bilingual(),
    title: bilingual(),
    answer: bilingual(),
    question: bilingual(),
    cited: bilingual(),
    site: bilingual(),
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
