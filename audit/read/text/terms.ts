import { type Lexicon, plain } from './lexicon/index.ts'
import { withoutInvisible } from './words.ts'

/**
 * Cutting words at six letters groups their forms ("citation", "citations", "citer" apart) about as
 * well as a stemmer, by the same rule in French and English, so both are judged alike
 * (McNamee, Nicholas and Mayfield, "Addressing morphological variation in alphabetic languages", 2009).
 */
const stemLength = 6

/** The stems of the words of a text, without stop words, in order. */
export function termsOf(text: string, lexicon: Lexicon): readonly string[] {
  return wordsOf(text)
    .filter(word => word.length > 1 && !lexicon.stopWords.has(word))
    .map(stem)
}

/** How many words of a text are among the commonest of a language, which tells it from others. */
export function countStopWords(text: string, lexicon: Lexicon): number {
  const words =
    plain(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  return words.filter(word => lexicon.stopWords.has(word)).length
}

function wordsOf(text: string): readonly string[] {
  return (
    withoutInvisible(text)
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{N}]*/gu) ?? []
  )
}

function stem(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:s|x)$/u, '')
    .slice(0, stemLength)
}
