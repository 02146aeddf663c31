import type { Bilingual } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { limits } from '../limits.ts'

const megabytes = limits.bodyBytes / 1_000_000

/** Added to judgements of a truncated page: what seems to be missing may be in the part that was not read. */
export const cutPage: Bilingual = {
  fr: `Page coupée à ${figure(megabytes, 'fr')} Mo : jugée sur son début.`,
  en: `Page cut at ${figure(megabytes, 'en')} MB: judged on its beginning.`,
}
