import { eld } from 'eld/extrasmall'
import { type Language, languages } from '#contracts/languages.ts'
import type { PageLanguage } from './page-facts.ts'

/** In characters: shorter texts are too unreliable to detect a language. */
const fewestCharacters = 60

/** The declared language of a page, the detected one, and the one whose lexicon is used. */
export function readLanguage(written: string | null, text: string): PageLanguage {
  const tag = written?.trim().toLowerCase() || null
  const detected = detectLanguage(text)
  return { declared: tag, written, detected, read: lexiconFor(detected ?? tag?.split('-')[0] ?? null) }
}

function detectLanguage(text: string): string | null {
  if (text.length < fewestCharacters) return null
  const result = eld.detect(text)
  return result.isReliable() ? result.language : null
}

const known = new Set(Object.values(eld.info().Languages))

/** Whether detection knows the language. It takes a text in another one for a neighbor: Indonesian for Malay. */
export function isDetectable(code: string): boolean {
  return known.has(code)
}

function lexiconFor(code: string | null): Language | null {
  return languages.find(language => language === code) ?? null
}
