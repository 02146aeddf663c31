import type { Language } from '#contracts/languages.ts'

/** Readers of words and sentences by Unicode's rules, one pair per language. */
const segmenters = {
  fr: { word: segmenter('fr', 'word'), sentence: segmenter('fr', 'sentence') },
  en: { word: segmenter('en', 'word'), sentence: segmenter('en', 'sentence') },
} as const

function segmenter(language: Language, granularity: 'word' | 'sentence'): Intl.Segmenter {
  return new Intl.Segmenter(language, { granularity })
}

export function countWords(text: string, language: Language): number {
  let count = 0
  for (const { isWordLike } of segmenters[language].word.segment(text)) if (isWordLike) count++
  return count
}

export function sentencesOf(text: string, language: Language): readonly string[] {
  return [...segmenters[language].sentence.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(sentence => sentence !== '')
}
