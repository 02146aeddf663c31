/** `https://schema.org/Article` and `schema:Article` are `Article`. */
export function lastPart(name: string): string {
  return name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('#'), name.lastIndexOf(':')) + 1)
}
