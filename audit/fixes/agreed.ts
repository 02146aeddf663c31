/** What all of them say, to the letter; null where there is none, or where two differ. */
export function agreed(statements: readonly string[]): string | null {
  const [said, ...others] = new Set(statements)
  return said === undefined || others.length > 0 ? null : said
}
