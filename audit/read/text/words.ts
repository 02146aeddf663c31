import type { Language } from '#contracts/languages.ts'

const segmenters: Readonly<Record<Language, Intl.Segmenter>> = {
  fr: new Intl.Segmenter('fr', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
}

export function countWords(text: string, language: Language): number {
  let count = 0
  for (const { isWordLike } of segmenters[language].segment(text)) if (isWordLike) count++
  return count
}

/** Without soft hyphens, word joiners and other characters that say where a line may break: "faut-\u2060il". */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u00ad\u200b\u2060\ufeff]/gu, '')
}
