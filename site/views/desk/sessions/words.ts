import { z } from 'astro/zod'
import { bilingual } from '../../../content/bilingual.ts'

export const sessionsWords = z.strictObject({
  text: bilingual(),
  browser: bilingual(),
  began: bilingual(),
  seen: bilingual(),
  end: bilingual(),
  endThis: bilingual(),
  isThis: bilingual(),
  action: bilingual(),
})
