import { z } from 'astro/zod'
import { bilingual, bilinguals, counted, texts } from '../../../content/bilingual.ts'

export const signInWords = z.strictObject({
  address: texts(['heading', 'label', 'hint', 'send', 'note', 'wrong']),
  code: z.strictObject({
    ...bilinguals('heading', 'label', 'hint', 'enter', 'again', 'otherAddress', 'wrong'),
    left: counted,
  }),
  link: texts(['heading', 'text', 'enter', 'wrong', 'again']),
  /** `{when}` is « dans 12 minutes ». */
  wait: bilingual(),
})
