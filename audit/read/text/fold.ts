/** A text reduced to its letters and figures, without accents or case: what two spellings have in common. */
export function fold(text: string): string {
  return text
    .replace(/[™®©℠]/gu, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
