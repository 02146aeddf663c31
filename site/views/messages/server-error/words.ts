import { bilinguals } from '../../../content/bilingual.ts'
import { unlistedWords } from '../../../content/page-words.ts'

export const serverErrorWords = unlistedWords({
  ...bilinguals('heading', 'text', 'retry', 'home'),
})
