import { eld } from 'eld/extrasmall'
import { type Language, languages } from '#contracts/languages.ts'
import { primaryLanguage } from '../text/primary-language.ts'
import type { PageLanguage } from './page-facts.ts'

/** In characters: shorter texts are too unreliable to detect a language. */
const fewestCharacters = 60

/** The declared language of a page, the detected one, and the one whose lexicon is used. */
export function readLanguage(written: string | null, text: string): PageLanguage {
  const tag = written?.trim().toLowerCase() || null
  const detected = detectLanguage(text)
  return {
    declared: tag,
    written,
    detected,
    isDetectable: tag !== null && detectable.has(primaryLanguage(tag)),
    read: lexiconFor(detected ?? tag?.split('-')[0] ?? null),
  }
}

function detectLanguage(text: string): string | null {
  if (text.length < fewestCharacters) return null
  const result = eld.detect(text)
  return result.isReliable() ? result.language : null
}

const detectable = new Set(Object.values(eld.info().Languages))

function lexiconFor(code: string | null): Language | null {
  return languages.find(language => language === code) ?? null
}
