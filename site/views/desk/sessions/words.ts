import { z } from 'astro/zod'
import { bilinguals } from '../../../content/bilingual.ts'

export const sessionsWords = z.strictObject({
  ...bilinguals('text', 'browser', 'began', 'seen', 'end', 'endThis', 'isThis', 'action'),
})
