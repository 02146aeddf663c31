/** What is a text's own beside another, word by word: between what both begin with and what both end with. */
export function difference(
  text: string,
  other: string,
): readonly [before: string, own: string, after: string] {
  const words = wordsOf(text)
  const others = wordsOf(other)
  const shorter = Math.min(words.length, others.length)
  const start = sharedLength(words, others, shorter)
  const end = sharedLength(words.toReversed(), others.toReversed(), shorter - start)
  return [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ]
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}-]+|./gsu) ?? []
}

function sharedLength(words: readonly string[], others: readonly string[], most: number): number {
  const end = words.slice(0, most).findIndex((word, index) => word !== others[index])
  return end === -1 ? most : end
}
