import type { Language } from '#contracts/languages.ts'
import { english } from './en.ts'
import { french } from './fr.ts'
import type { Lexicon } from './lexicon.ts'

export const lexicons: Readonly<Record<Language, Lexicon>> = { fr: french, en: english }

export { type Lexicon, plain } from './lexicon.ts'
