import type { Language } from '#contracts/languages.ts'

/** The conventions by which dates and numbers are written. */
export const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-US' }
