import type { Bilingual } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { limits } from '../limits.ts'

const megabytes = limits.bodyBytes / 1_000_000

/** What is said of a page that was cut, wherever it is judged: what it lacks may stand in what was not read. */
export const cutPage: Bilingual = {
  fr: `Page coupée à ${figure(megabytes, 'fr')} Mo : jugée sur son début.`,
  en: `Page cut at ${figure(megabytes, 'en')} MB: judged on its beginning.`,
}
