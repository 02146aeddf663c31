import { z } from 'astro/zod'
import { bilingual } from '../../../content/bilingual.ts'

const counted = z.strictObject({ one: bilingual(), many: bilingual() })

export const signInWords = z.strictObject({
  address: z.strictObject({
    heading: bilingual(),
    label: bilingual(),
    hint: bilingual(),
    send: bilingual(),
    note: bilingual(),
    wrong: bilingual(),
  }),
  code: z.strictObject({
    heading: bilingual(),
    label: bilingual(),
    hint: bilingual(),
    enter: bilingual(),
    again: bilingual(),
    otherAddress: bilingual(),
    wrong: bilingual(),
    left: counted,
  }),
  link: z.strictObject({
    heading: bilingual(),
    text: bilingual(),
    enter: bilingual(),
    wrong: bilingual(),
    again: bilingual(),
  }),
  /** `{when}` is « dans 12 minutes ». */
  wait: bilingual(),
})
