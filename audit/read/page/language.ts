import { eld } from 'eld/extrasmall'
import { type Language, languages } from '#contracts/languages.ts'
import type { PageLanguage } from './page-facts.ts'

/** Fewer characters than this say too little about a language. */
const fewestCharacters = 60

/** The language a page declares, the one its words show, and the one whose lexicon will read it. */
export function readLanguage(declared: string | null, text: string): PageLanguage {
  const tag = declared?.trim().toLowerCase() || null
  const detected = detectLanguage(text)
  return { declared: tag, detected, read: lexiconFor(detected ?? tag?.split('-')[0] ?? null) }
}

function detectLanguage(text: string): string | null {
  if (text.length < fewestCharacters) return null
  const result = eld.detect(text)
  return result.isReliable() ? result.language : null
}

function lexiconFor(code: string | null): Language | null {
  return languages.find(language => language === code) ?? null
}
