import { bilinguals } from '../../../content/bilingual.ts'
import { unlistedWords } from '../../../content/page-words.ts'

/** The words of the page shown when something fails on our side (`content/pages/server-error.yaml`). */
export const serverErrorWords = unlistedWords({
  ...bilinguals('heading', 'text', 'retry', 'home'),
})
