import type { PageType } from '#contracts/analytics-event.ts'

/**
 * The kind of a page by the word that its path begins with, for the audience figures. Beside the pages of the
 * table of routes it knows the short paths that campaigns use.
 */
export function pageTypeOf(path: string): PageType {
  if (/^\/(?:en)?$/.test(path)) return 'home'
  const word = pattern.exec(path)?.[1]
  if (word === 'geo-vs-seo') return 'comparison'
  // The pattern lets through only words that are kinds, but for the one above.
  return (word as PageType | undefined) ?? 'other'
}

const pattern =
  /^(?:\/en)?\/(?:agency\/|tools\/free-geo-|complete-geo-)?(definition|geo-vs-seo|contact|audit|services|blog|guide)\b/
