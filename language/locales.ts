import type { Language } from '#contracts/languages.ts'

export const locales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-US' }
