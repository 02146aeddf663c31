/** A text reduced to its letters and digits, without accents or case, to compare spellings. */
export function fold(text: string): string {
  return text
    .replace(/[™®©℠]/gu, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The same without spaces: addresses, markup and people cut words, or join them, each in their way. */
export function lettersOf(text: string): string {
  return fold(text).replaceAll(' ', '')
}
